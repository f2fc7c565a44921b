import { type Tx, withClub } from '@/db/client';
import { readStatusToken, type StatusHolder, type StatusPlace } from '@/lib/auth/status-token';
import { byLinkOf, type Ctx } from '@/lib/platform/context';
import { AppError } from '@/lib/platform/errors';
import { messageOf } from '@/lib/platform/i18n/message-of';
import type { SubmissionRow } from '@/lib/services/submissions/queries';
import { statusEndsAt } from '@/lib/services/submissions/rules';
import { findStatusRow, getStatusClub, lockStatusRow } from './member-queries';

/** A visitor whose club is not known yet; their link names it. */
export type StatusVisitor = Omit<Ctx, 'clubId' | 'tx'>;

/** The submission of a status link, and the person of the link. */
export type StatusReader = {
  readonly place: StatusPlace;
  readonly row: SubmissionRow;
  readonly holder: StatusHolder;
};

type Work<T> = (tx: Tx, ctx: Ctx, reader: StatusReader) => Promise<T>;

/**
 * Runs `work` in the club of a status link. Throws 404 for a wrong link, a deleted or anonymised submission, or a
 * reader with a new address; 410 with the club's `clubSlug` for an ended link.
 */
export function atStatus<T>(visitor: StatusVisitor, token: string, work: Work<T>): Promise<T> {
  return withStatusPlace(visitor, token, findStatusRow, work);
}

/** Like `atStatus`, with the submission locked until the transaction ends. */
export function atLockedStatus<T>(visitor: StatusVisitor, token: string, work: Work<T>): Promise<T> {
  return withStatusPlace(visitor, token, lockStatusRow, work);
}

async function withStatusPlace<T>(
  visitor: StatusVisitor,
  token: string,
  find: typeof findStatusRow,
  work: Work<T>,
): Promise<T> {
  const known = readStatusToken(token);
  if (!known) throw refused('not-found', 'unknown', visitor);
  const { place, holderAt } = known;
  const ctx: Ctx = { ...byLinkOf(visitor, place.guardianId), clubId: place.clubId, tx: undefined };
  return withClub(ctx, async tx => {
    const found = await find(tx, place);
    const holder = found && !found.row.anonymizedAt ? holderAt(found.address) : null;
    if (!found || !holder) throw refused('not-found', 'unknown', visitor);
    const end = statusEndsAt(found.row, holder, found.isByMinor);
    if (end && end <= ctx.now) {
      const { slug } = await getStatusClub(tx, place.clubId);
      throw refused('expired', 'expired', visitor, { clubSlug: slug });
    }
    return work(tx, { ...ctx, tx }, { place, row: found.row, holder });
  });
}

function refused(
  code: 'not-found' | 'expired',
  reason: 'unknown' | 'expired',
  { locale }: StatusVisitor,
  members: Readonly<Record<string, string>> = {},
) {
  return new AppError(code, { detail: messageOf(locale, 'problems', `status.${reason}`), members });
}
