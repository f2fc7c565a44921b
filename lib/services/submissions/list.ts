import { z } from 'zod';
import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/context';
import { text } from '@/lib/contracts/common';
import { type SubmissionSort, submissionSorts } from '@/lib/contracts/enums';
import type { SubmissionList, SubmissionListItem, SubmissionListQuery } from '@/lib/contracts/submissions';
import { CursorInstant, decodeCursor, pageOf } from '@/lib/cursor';
import { type ListPlace, type ListRow, listRows } from './list-queries';

/**
 * Submissions of all kinds, a page at a time. Pages are cut by sort values and id, so that nothing is shown twice or
 * left out while others arrive. `q` asks for each of its words; a cursor is good for the sort it was made with.
 * Throws a 400 (`bad-query`) for a wrong cursor.
 */
export async function listSubmissions(ctx: Ctx, query: SubmissionListQuery): Promise<SubmissionList> {
  const { sort, limit, cursor, ...filter } = query;
  const after = cursor === undefined ? null : placeOf(cursor, sort);
  const { rows, totalCount } = await withClub(ctx, tx =>
    listRows(tx, ctx.clubId, filter, { sort, after, limit }),
  );
  const page = pageOf(rows, limit, row => [sort, ...sortValues(sort, row)]);
  return { items: page.rows.map(toItem), nextCursor: page.nextCursor, totalCount };
}

const Id = z.uuid();
const Name = text(500);

function placeOf(cursor: string, sort: SubmissionSort): ListPlace {
  const Sort = z.enum(submissionSorts).refine(made => made === sort);
  if (sort.endsWith('receivedAt')) {
    const [, receivedAt, id] = decodeCursor(cursor, z.tuple([Sort, CursorInstant, Id]));
    return [receivedAt, id];
  }
  const [, lastName, firstName, id] = decodeCursor(cursor, z.tuple([Sort, Name, Name, Id]));
  return [lastName, firstName, id];
}

function sortValues(sort: SubmissionSort, row: ListRow): ListPlace {
  return sort.endsWith('receivedAt')
    ? [row.receivedAt.toISOString(), row.id]
    : [row.lastName, row.firstName, row.id];
}

function toItem(row: ListRow): SubmissionListItem {
  return { ...row, receivedAt: row.receivedAt.toISOString() };
}
