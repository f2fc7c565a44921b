import { z } from 'zod';
import { type Tx, withClub, withClubSnapshot } from '@/db/client';
import type { SubmissionMark } from '@/lib/contracts/submissions/submission-work';
import type {
  Submission,
  SubmissionCounts,
  SubmissionCountsQuery,
  SubmissionList,
  SubmissionListItem,
  SubmissionListQuery,
} from '@/lib/contracts/submissions/submissions';
import type { Ctx } from '@/lib/platform/context';
import { decodeCursor, InstantPlace, type PagedList, pageOf } from '@/lib/platform/cursor';
import { type SubmissionKind, type SubmissionSort, submissionKinds, submitStates } from '@/lib/rules/enums';
import { changedPartsOf } from '@/lib/rules/submissions/changed-parts';
import { findMarks } from '@/lib/services/submissions/hints/find-marks';
import {
  forEachSubmissionRecord,
  listSubmissionRecords,
  type SignatureDetail,
} from '@/lib/services/submissions/record-queries';
import { canSeeBankData } from '@/lib/services/submissions/rules';
import { toSubmission } from '@/lib/services/submissions/serialize';
import {
  countNamed,
  countRows,
  findPage,
  type ListPlace,
  type ListRow,
  listIdRows,
  listKnownIdRows,
  listRows,
  type SubmissionFilter,
} from './list-queries';

/**
 * Lists submissions of all kinds, one page at a time. Pages are cut by sort values and id, so that no row is repeated
 * or left out while others are submitted. Each word of `q` must match; a cursor is valid for the sort it was made with.
 * Throws a 400 (`bad-query`) for a wrong cursor.
 */
export async function listSubmissions(ctx: Ctx, query: SubmissionListQuery): Promise<SubmissionList> {
  const { sort, limit, cursor, ...asked } = query;
  const filter = forReader(ctx, asked);
  const list = { name: 'submissions', clubId: ctx.clubId, of: sort };
  const after = placeOf(cursor, list, sort);
  const { rows, totalCount, marks } = await withClubSnapshot(ctx, async tx => {
    const { ids, count } = await findPage(tx, ctx.clubId, filter, { sort, after, limit });
    const [rows, marks] = await Promise.all([listRows(tx, ctx.clubId, ids), findMarks(tx, ctx, ids)]);
    return { rows, marks, totalCount: count };
  });
  const page = pageOf(rows, limit, list, row => sortValues(sort, row));
  const items = page.rows.map(row => toItem(row, marks.get(row.id) ?? []));
  return { items, nextCursor: page.nextCursor, totalCount };
}

/** The filter of the request. `q` finds bank data only for users who can see it. */
export const forReader = ({ actor }: Pick<Ctx, 'actor'>, filter: SubmissionFilter) => ({
  ...filter,
  findsBankData: canSeeBankData(actor),
});

const NamePlace = z.tuple([z.string(), z.string(), z.string()]);

function placeOf(cursor: string | undefined, list: PagedList, sort: SubmissionSort): ListPlace | null {
  return decodeCursor(cursor, list, sort.endsWith('receivedAt') ? InstantPlace : NamePlace);
}

function sortValues(sort: SubmissionSort, row: ListRow): ListPlace {
  return sort.endsWith('receivedAt')
    ? [row.receivedAt.toISOString(), row.id]
    : [row.lastName, row.firstName, row.id];
}

function toItem(row: ListRow, marks: SubmissionMark[]): SubmissionListItem {
  const { receivedAt, dateModified, withdrawnAt, assigneeId, assigneeName, ...rest } = row;
  const { currency, interval, recurringCents, oneTimeCents, wishNames, hasAccount, ...item } = rest;
  return {
    ...item,
    marks,
    price:
      interval === null
        ? null
        : {
            currency: currency ?? 'EUR',
            interval,
            recurring: (recurringCents ?? 0) / 100,
            oneTime: (oneTimeCents ?? 0) / 100,
          },
    changes: item.kind === 'Change' ? changedPartsOf(wishNames, hasAccount) : [],
    assignee: assigneeId === null ? null : { id: assigneeId, name: assigneeName },
    receivedAt: receivedAt.toISOString(),
    dateModified: dateModified.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  };
}

export type SubmissionId = { readonly id: string; readonly kind: SubmissionKind };

/** Ids of the submissions that a filter finds, oldest first; unlimited, since they are only ids. */
export function listSubmissionIds(ctx: Ctx, filter: SubmissionFilter): Promise<SubmissionId[]> {
  return withClubSnapshot(ctx, tx => listIdRows(tx, ctx.clubId, forReader(ctx, filter)));
}

/** Kind and id of those of `ids` (UUIDs) that exist in the club, unordered. */
export function findSubmissionIds(ctx: Ctx, ids: readonly string[]): Promise<SubmissionId[]> {
  return withClub(ctx, tx => listKnownIdRows(tx, ctx.clubId, ids));
}

/**
 * Full records of submissions, in the order of `ids`; deleted ones are left out. Writes no audit entry, because exports
 * record their author themselves. Without `signature: 'Full'` a signature is an empty picture.
 */
export async function listFullSubmissions(
  ctx: Ctx,
  input: { readonly ids: readonly string[]; readonly signature: SignatureDetail },
): Promise<Submission[]> {
  if (input.ids.length === 0) return [];
  const isFull = canSeeBankData(ctx.actor);
  const records = await withClub(ctx, tx =>
    listSubmissionRecords(tx, ctx.clubId, input.ids, input.signature),
  );
  return records.map(record => toSubmission(record, { isFull }));
}

/** As `listFullSubmissions`, but calls `visit` with one after the other, in any order, and keeps none. */
export async function forEachFullSubmission(
  ctx: Ctx,
  input: { readonly ids: readonly string[]; readonly signature: SignatureDetail },
  visit: (submission: Submission) => void,
): Promise<void> {
  if (input.ids.length === 0) return;
  const isFull = canSeeBankData(ctx.actor);
  await withClub(ctx, tx =>
    forEachSubmissionRecord(tx, ctx.clubId, input, record => visit(toSubmission(record, { isFull }))),
  );
}

const none = { count: 0, withdrawn: 0, waiting: 0, unconfirmed: 0 };

/** Counts the submissions of a filter by kind and state, with zeros, and by who must act next. */
export async function countSubmissions(
  ctx: Ctx,
  filter: SubmissionCountsQuery = {},
): Promise<SubmissionCounts> {
  const rows = await withClubSnapshot(ctx, tx => countRows(tx, ctx.clubId, forReader(ctx, filter)));
  const countsOf = (kind: string, state: string) => {
    const row = rows.find(one => one.kind === kind && one.state === state);
    const { count, withdrawn, waiting, unconfirmed } = row ?? none;
    return { count, withdrawn, waiting, unconfirmed };
  };
  return {
    items: submissionKinds.flatMap(kind =>
      submitStates.map(state => ({ kind, state, ...countsOf(kind, state) })),
    ),
    waiting: rows.reduce((sum, row) => sum + row.waiting, 0),
    unconfirmed: rows.reduce((sum, row) => sum + row.unconfirmed, 0),
  };
}

/** Counts those of these submissions that exist and are not anonymised. */
export async function countNamedSubmissions(tx: Tx, clubId: string, ids: readonly string[]): Promise<number> {
  return countNamed(tx, clubId, ids);
}
