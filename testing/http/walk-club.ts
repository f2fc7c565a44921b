import { signAccessToken } from '@/lib/auth/access-token';
import type { Role } from '@/lib/rules/enums';
import { openSession } from '@/lib/services/auth/sign-in';
import type { TestDatabase } from '@/testing/db/database';
import { makeUser } from '@/testing/db/factories';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';

/** A club with records of every type, two minutes old, with its database. */
export type WalkClub = OfferingClub & { readonly database: TestDatabase };

/** A signed-in user with an access token. */
export type SignedIn = { readonly userId: string; readonly token: string };

const ageMs = 120_000;

export async function makeWalkClub(database: TestDatabase): Promise<WalkClub> {
  const club = await makeOfferingClub(database.db);
  const now = new Date(Date.now() - ageMs);
  return {
    ...club,
    database,
    ctx: { ...club.ctx, now },
    memberCtx: { ...club.memberCtx, now },
  };
}

/**
 * Creates a user with a role in the club, perhaps limited to departments, signed in without the password check, which
 * costs 50 ms.
 */
export async function signInAs(club: WalkClub, role: Role, departmentIds: string[] = []): Promise<SignedIn> {
  const { id: userId } = await makeUser(club, role, 'Clara', departmentIds);
  return { userId, token: signAccessToken(await openSessionOf(club, userId, role), new Date()) };
}

/** Opens a session for a user of the club. */
export function openSessionOf(club: WalkClub, userId: string, role: Role): Promise<string> {
  const { clubId, ctx } = club;
  const expiresAt = new Date(Date.now() + 3_600_000);
  const scope = { db: ctx.db, now: ctx.now, userAgent: 'walk' };
  return openSession(scope, { userId, club: { id: clubId, role }, expiresAt });
}
