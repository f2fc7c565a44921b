import { z } from 'zod';
import { withClubSnapshot } from '@/db/client';
import type { SubmissionList, SubmissionListItem, SubmissionListQuery } from '@/lib/contracts/submissions';
import type { Ctx } from '@/lib/platform/context';
import { decodeCursor, InstantPlace, type PagedList, pageOf } from '@/lib/platform/cursor';
import type { SubmissionSort } from '@/lib/rules/enums';
import { type ListPlace, type ListRow, listRows } from './list-queries';

/**
 * Submissions of all kinds, a page at a time. Pages are cut by sort values and id, so that nothing is shown twice or
 * left out while others arrive. `q` asks for each of its words; a cursor is good for the sort it was made with.
 * Throws a 400 (`bad-query`) for a wrong cursor.
 */
export async function listSubmissions(ctx: Ctx, query: SubmissionListQuery): Promise<SubmissionList> {
  const { sort, limit, cursor, ...filter } = query;
  const list = { name: 'submissions', clubId: ctx.clubId, of: sort };
  const after = placeOf(cursor, list, sort);
  const { rows, totalCount } = await withClubSnapshot(ctx, tx =>
    listRows(tx, ctx.clubId, filter, { sort, after, limit }),
  );
  const page = pageOf(rows, limit, list, row => sortValues(sort, row));
  return { items: page.rows.map(toItem), nextCursor: page.nextCursor, totalCount };
}

const NamePlace = z.tuple([z.string(), z.string(), z.string()]);

function placeOf(cursor: string | undefined, list: PagedList, sort: SubmissionSort): ListPlace | null {
  return decodeCursor(cursor, list, sort.endsWith('receivedAt') ? InstantPlace : NamePlace);
}

function sortValues(sort: SubmissionSort, row: ListRow): ListPlace {
  return sort.endsWith('receivedAt')
    ? [row.receivedAt.toISOString(), row.id]
    : [row.lastName, row.firstName, row.id];
}

function toItem(row: ListRow): SubmissionListItem {
  const { receivedAt, withdrawnAt, assigneeId, assigneeName, ...item } = row;
  return {
    ...item,
    assignee: assigneeId === null ? null : { id: assigneeId, name: assigneeName },
    receivedAt: receivedAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  };
}
