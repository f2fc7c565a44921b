import { type Db, type Tx, withClub } from '@/db/client';
import type { Locale } from '@/lib/contracts/enums';
import type { ConfirmationInfo } from '@/lib/contracts/public';
import { tokenHash } from '@/lib/crypto/keyed-hash';
import { AppError } from '@/lib/errors';
import { messageOf } from '@/lib/i18n/message-of';
import { type ConfirmationRow, findConfirmation, findConfirmationPlace } from './arrival-queries';

/** What is known of someone who opens a link: neither who they are nor which club it is about. */
export type Visitor = { readonly db: Db; readonly now: Date; readonly locale: Locale };

export type ConfirmationPlace = { readonly clubId: string; readonly id: string };

/**
 * What a confirmation link is about. Changes nothing: mail scanners follow links. Throws 404 for a link that is
 * unknown or whose submission was deleted, 410 for one that expired unused, both with words that say what to do.
 */
export async function getConfirmation(visitor: Visitor, token: string): Promise<ConfirmationInfo> {
  const place = await requireConfirmationPlace(visitor, token);
  const row = await withClub({ db: visitor.db, clubId: place.clubId }, tx =>
    requireOpenConfirmation(tx, visitor, place),
  );
  return toConfirmationInfo(row);
}

/** Where the link of a token stands; 404 where there is none. */
export async function requireConfirmationPlace(visitor: Visitor, token: string): Promise<ConfirmationPlace> {
  const place = await findConfirmationPlace(visitor.db, tokenHash(token));
  if (!place) throw refused('not-found', 'unknown', visitor.locale);
  return place;
}

/** A link that was used, or still can be as far as time goes. */
export async function requireOpenConfirmation(
  tx: Tx,
  visitor: Visitor,
  place: ConfirmationPlace,
): Promise<ConfirmationRow> {
  const row = await findConfirmation(tx, place);
  if (!row || row.submission.anonymizedAt) throw refused('not-found', 'unknown', visitor.locale);
  if (row.link.confirmedAt === null && row.link.expiresAt <= visitor.now) {
    throw refused('expired', 'expired', visitor.locale);
  }
  return row;
}

export function refused(
  code: 'not-found' | 'expired' | 'state-conflict',
  reason: 'unknown' | 'expired' | 'decided',
  locale: Locale,
): AppError {
  return new AppError(code, { detail: messageOf(locale, 'problems', `confirmation.${reason}`) });
}

export function toConfirmationInfo({ link, submission, club, guardian }: ConfirmationRow): ConfirmationInfo {
  const { kind, number, firstName, lastName, state, locale } = submission;
  return {
    clubName: club.name,
    clubSlug: club.slug,
    ...{ kind, number, firstName, lastName, state, locale },
    receivedAt: submission.receivedAt.toISOString(),
    expiresAt: link.expiresAt.toISOString(),
    guardianName: guardian && `${guardian.firstName} ${guardian.lastName}`,
    isConfirmed: link.confirmedAt !== null,
  };
}
