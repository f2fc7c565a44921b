import { validate as isUuid } from 'uuid';
import { type Db, withClub } from '@/db/client';
import type { SignInSession } from '@/lib/contracts/sessions';
import type { Ctx } from '@/lib/platform/context';
import { notFound } from '@/lib/platform/errors';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { listClubsOfUser, revokeSession } from './queries';
import { requirePerson } from './require-person';
import { endSessionOf, endSessionsBut, listLiveSessions } from './session-queries';

/**
 * Lists at most 200 live sign-ins of the signed-in user, the last used first, without those in clubs that the user has
 * lost. Throws 403 for an API key.
 */
export async function listSessions(ctx: Ctx): Promise<SignInSession[]> {
  const { id: userId, sessionId } = requirePerson(ctx.actor);
  const rows = await listLiveSessions(ctx.db, userId, ctx.now);
  const clubs = new Map((await listClubsOfUser(ctx.db, userId)).map(club => [club.id, club]));
  return rows.flatMap(row => {
    const club = clubs.get(row.clubId);
    if (!club) return [];
    return {
      id: row.id,
      kind: row.hasTokens ? 'Api' : 'Office',
      userAgent: row.userAgent,
      club: { id: club.id, slug: club.slug, name: club.name },
      createdAt: row.createdAt.toISOString(),
      lastUsedAt: row.lastUsedAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      isCurrent: row.id === sessionId,
    };
  });
}

/**
 * Ends one sign-in of the signed-in user, also the current one, with all its tokens. Throws 404 if it has ended, has
 * expired or belongs to another user, 403 for an API key.
 */
export async function endOwnSession(ctx: Ctx, id: string): Promise<void> {
  const { id: userId } = requirePerson(ctx.actor);
  if (!isUuid(id)) throw notFound();
  await withClub(ctx, async tx => {
    if (!(await endSessionOf(tx, userId, { id, now: ctx.now }))) throw notFound();
    await recordAudit(tx, ctx, { action: 'Deleted', recordType: 'Session', recordId: id });
  });
}

/**
 * Ends every sign-in of the signed-in user except the current one and those that it came from by switching the club.
 * Throws 403 for an API key.
 */
export async function endOtherSessions(ctx: Ctx): Promise<void> {
  const { id: userId, sessionId } = requirePerson(ctx.actor);
  await withClub(ctx, async tx => {
    const count = await endSessionsBut(tx, userId, { id: sessionId, now: ctx.now });
    if (count > 0)
      await recordAudit(tx, ctx, { action: 'Deleted', recordType: 'Session', details: { count } });
  });
}

/** Signs out: the session's cookie, access and refresh tokens end at once. */
export async function endSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await revokeSession(db, sessionId, 'signed out', now);
}
