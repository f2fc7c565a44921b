/**
 * Runs parts of one transaction side by side: what they send at the same moment shares a round trip. Throws what was
 * thrown first, once all have ended: a statement that came later would find the transaction closed.
 */
export async function sideBySide(...parts: readonly Promise<unknown>[]): Promise<void> {
  await Promise.all(parts).finally(() => Promise.allSettled(parts));
}
