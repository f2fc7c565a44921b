/**
 * Runs parts of one transaction in parallel: statements that are sent at the same moment share a round trip. Waits for
 * all, then throws the first error: a later statement would find the transaction closed.
 */
export async function runParallel(...parts: readonly Promise<unknown>[]): Promise<void> {
  await Promise.all(parts).finally(() => Promise.allSettled(parts));
}
