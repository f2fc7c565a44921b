import type { Tx } from '@/db/client';
import { clearEvents, deleteStoredAnswers } from './queries';

/** Deletes the stored answers (`Idempotency-Key`) of requests that are about one of these records. */
export function forgetAnswers(tx: Tx, clubId: string, ids: readonly string[]): Promise<void> {
  return deleteStoredAnswers(tx, clubId, ids);
}

/** Removes what names the person of a deleted submission outside of it: stored answers, and names in events. */
export async function forgetSubmission(tx: Tx, clubId: string, id: string): Promise<void> {
  await deleteStoredAnswers(tx, clubId, [id]);
  await clearEvents(tx, clubId, [id]);
}
