import { type Tx, withClub } from '@/db/client';
import { readStatusToken, type StatusPlace } from '@/lib/auth/status-token';
import type { Ctx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { messageOf } from '@/lib/i18n/message-of';
import { findStatusRow, lockStatusRow } from './member-queries';
import type { SubmissionRow } from './queries';
import { statusEndsAt } from './rules';

/** Somebody whose club is not known yet: it stands in his link. */
export type StatusVisitor = Omit<Ctx, 'clubId' | 'tx'>;

/** The submission of a personal link, and whose link it is. */
export type StatusReader = { readonly place: StatusPlace; readonly row: SubmissionRow };

type Work<T> = (tx: Tx, ctx: Ctx, reader: StatusReader) => Promise<T>;

/**
 * Does `work` in the club of a personal link. Throws 404 for a link that is wrong, whose submission was deleted or
 * anonymised, or whose reader has another address now; 410 for one that has ended after the decision.
 */
export function atStatus<T>(visitor: StatusVisitor, token: string, work: Work<T>): Promise<T> {
  return enter(visitor, token, findStatusRow, work);
}

/** As `atStatus`, with the submission locked until the transaction ends. */
export function atLockedStatus<T>(visitor: StatusVisitor, token: string, work: Work<T>): Promise<T> {
  return enter(visitor, token, lockStatusRow, work);
}

async function enter<T>(
  visitor: StatusVisitor,
  token: string,
  find: typeof findStatusRow,
  work: Work<T>,
): Promise<T> {
  const known = readStatusToken(token);
  if (!known) throw refused('not-found', 'unknown', visitor);
  const { place, isFor } = known;
  const ctx: Ctx = { ...visitor, clubId: place.clubId, tx: undefined };
  return withClub(ctx, async tx => {
    const found = await find(tx, place);
    if (!found || found.row.anonymizedAt || !isFor(found.address)) {
      throw refused('not-found', 'unknown', visitor);
    }
    const end = statusEndsAt(found.row);
    if (end && end <= ctx.now) throw refused('expired', 'expired', visitor);
    return work(tx, { ...ctx, tx }, { place, row: found.row });
  });
}

function refused(code: 'not-found' | 'expired', reason: 'unknown' | 'expired', { locale }: StatusVisitor) {
  return new AppError(code, { detail: messageOf(locale, 'problems', `status.${reason}`) });
}
