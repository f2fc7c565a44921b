import type { Tx } from '@/db/client';
import type { SubmissionMark } from '@/lib/contracts/submissions/submission-work';
import type { Ctx } from '@/lib/platform/context';
import { today } from '@/lib/rules/dates/calendar';
import { marksOf } from './hint-rules';
import { listMarkFacts } from './mark-queries';

/** Returns the marks of those of `ids` that are open and have any. One statement for any number of ids. */
export async function findMarks(
  tx: Tx,
  { clubId, now }: Pick<Ctx, 'clubId' | 'now'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SubmissionMark[]>> {
  if (ids.length === 0) return new Map();
  const facts = await listMarkFacts(tx, clubId, ids);
  return new Map(facts.map(({ id, timeZone, ...one }) => [id, marksOf(one, today(timeZone, now))]));
}
