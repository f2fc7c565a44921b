import { withClub, withClubSnapshot } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import type { SubmissionKind } from '@/lib/rules/enums';
import { listIdRows, listKnownIdRows, type SubmissionFilter } from './list-queries';

export type SubmissionId = { readonly id: string; readonly kind: SubmissionKind };

/** The submissions that a filter finds, oldest first; without bound, since they are ids only. */
export function listSubmissionIds(ctx: Ctx, filter: SubmissionFilter): Promise<SubmissionId[]> {
  return withClubSnapshot(ctx, tx => listIdRows(tx, ctx.clubId, filter));
}

/** Those of `ids` (UUIDs) that the club has, in no order. */
export function findSubmissionIds(ctx: Ctx, ids: readonly string[]): Promise<SubmissionId[]> {
  return withClub(ctx, tx => listKnownIdRows(tx, ctx.clubId, ids));
}
