import type { SignInSession } from '@/lib/contracts/sessions';
import type { Ctx } from '@/lib/platform/context';
import { listClubsOfUser } from './queries';
import { requirePerson } from './require-person';
import { listLiveSessions } from './session-queries';

/**
 * The signed-in user's sign-ins that still count, the last used first; those in clubs that the user has lost count no
 * more. Throws 403 for an API key.
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
