import { type Tx, withClubSnapshot } from '@/db/client';
import type { SubmissionCounts, SubmissionCountsQuery } from '@/lib/contracts/submissions';
import type { Ctx } from '@/lib/platform/context';
import { submissionKinds, submitStates } from '@/lib/rules/enums';
import { countNamed, countRows } from './list-queries';

/** How many submissions a filter finds of each kind in each state, zeros too, and how many of them wait for whom. */
export async function countSubmissions(
  ctx: Ctx,
  filter: SubmissionCountsQuery = {},
): Promise<SubmissionCounts> {
  const rows = await withClubSnapshot(ctx, tx => countRows(tx, ctx.clubId, filter));
  const countsOf = (kind: string, state: string) => {
    const row = rows.find(one => one.kind === kind && one.state === state);
    return { count: row?.count ?? 0, withdrawn: row?.withdrawn ?? 0 };
  };
  return {
    items: submissionKinds.flatMap(kind =>
      submitStates.map(state => ({ kind, state, ...countsOf(kind, state) })),
    ),
    waiting: rows.reduce((sum, row) => sum + row.waiting, 0),
    unconfirmed: rows.reduce((sum, row) => sum + row.unconfirmed, 0),
  };
}

/** How many of these submissions are there and still hold a person. */
export async function countNamedSubmissions(tx: Tx, clubId: string, ids: readonly string[]): Promise<number> {
  return countNamed(tx, clubId, ids);
}
