import { type Db, type Tx, withClub } from '@/db/client';
import type { AccessTokenResponse } from '@/lib/contracts/auth';
import type { Ctx } from '@/lib/platform/context';
import { AppError, notFound } from '@/lib/platform/errors';
import { assertNotSuspended } from '@/lib/platform/suspension/suspended-clubs';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { type ClubOfUser, findSession, listClubsOfUser, noteSignIn, updateSession } from './queries';
import { requirePerson } from './require-person';
import { openSession } from './sign-in';
import { issueTokens } from './tokens';

type Switch = {
  readonly clubId: string;
  /** The request has the office's cookie, not a token. */
  readonly isOffice: boolean;
};

/**
 * Returns a token pair for another club of this user. The current pair stays valid for its own club, since a token
 * names one club; when it ends, the new one ends too. An office session moves to the club instead and returns null:
 * scripts of a page must not have tokens. Throws 409 for tokens of the open club, which would be a second sign-in, 404
 * for a club in which the user is not active, 403 for an API key and for a suspended club, 401 for a deleted session.
 */
export async function switchClub(
  ctx: Ctx,
  { clubId, isOffice }: Switch,
): Promise<AccessTokenResponse | null> {
  const { id: userId, sessionId } = requirePerson(ctx.actor);
  const session = await findSession(ctx.db, sessionId);
  if (!session) throw new AppError('unauthenticated');
  const club = (await listClubsOfUser(ctx.db, userId)).find(one => one.id === clubId.toLowerCase());
  if (!club) throw notFound();
  await assertNotSuspended(ctx.db, club.id, ctx.now);
  const isOpen = club.id === ctx.clubId;
  if (!isOffice) {
    if (isOpen) throw new AppError('state-conflict');
    const scope = { db: ctx.db, now: ctx.now, userAgent: session.userAgent };
    const details = { by: 'SwitchClub' };
    const { expiresAt, signedInAt } = session;
    const opened = await openSession(scope, {
      userId,
      club,
      expiresAt,
      signedInAt,
      details,
      originId: sessionId,
    });
    return issueTokens(ctx.db, opened, ctx.now);
  }
  if (isOpen) return null;
  await withClub({ db: ctx.db, clubId: club.id }, async tx => {
    await updateSession(tx, sessionId, { currentClubId: club.id });
    await noteSignIn(tx, club.id, userId, ctx.now);
    const actor = { kind: 'User', id: userId, role: club.role, sessionId } as const;
    await recordAudit(
      tx,
      { clubId: club.id, actor, now: ctx.now },
      { action: 'SignedIn', recordType: 'User', recordId: userId, details: { by: 'SwitchClub' } },
    );
  });
  return null;
}

/** Lists the clubs in which a user is active, the last used first. */
export function listOwnClubs(db: Db, userId: string): Promise<ClubOfUser[]> {
  return listClubsOfUser(db, userId);
}

/** Moves an office session to another club of its user. The caller has checked that the user is active there. */
export function moveSession(tx: Tx, sessionId: string, clubId: string): Promise<void> {
  return updateSession(tx, sessionId, { currentClubId: clubId });
}
