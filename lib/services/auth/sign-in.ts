import { v7 as uuid } from 'uuid';
import type { Db } from '@/db/client';
import { isPasswordRight } from '@/lib/auth/password';
import { AppError } from '@/lib/errors';
import { clearLimit, consumeLimit } from '@/lib/limits';
import { findUserByEmail, insertSession, listClubsOfUser, noteSignIn } from './queries';

/** How long a sign-in lasts without being used: 14 days (contract §2). */
export const sessionMs = 14 * 24 * 3600 * 1000;

export type SignInScope = { readonly db: Db; readonly now: Date; readonly userAgent: string };

export type SignIn = {
  readonly email: string;
  readonly password: string;
  readonly twoFactorCode?: string;
  readonly twoFactorRecoveryCode?: string;
};

/** The `detail` of a refused sign-in (contract §2). */
export type SignInRefusal = 'Failed' | 'Lockedout' | 'NotAllowed' | 'RequiresTwoFactor';

/**
 * Checks the credentials and opens a session in the club last used. Throws 401 with a `SignInRefusal` as
 * detail. Ten failures in 15 min lock the account for 15 min, whether or not it exists; the answer for an unknown
 * address, a user without a club and a wrong password is the same, in the same time.
 */
export async function signIn(
  { db, now, userAgent }: SignInScope,
  given: SignIn,
): Promise<{ userId: string; clubId: string; sessionId: string }> {
  const account = given.email.trim().toLowerCase();
  await countTry(db, account);

  const user = await findUserByEmail(db, given.email);
  const isRight = await isPasswordRight(given.password, user?.passwordHash ?? null);
  const clubs = user && isRight ? await listClubsOfUser(db, user.id) : [];
  const club = clubs[0];
  if (!user || !club) throw refusal('Failed');
  if (user.emailConfirmedAt === null) throw refusal('NotAllowed');
  if (user.twoFactorEnabledAt !== null) throw refusal('RequiresTwoFactor');

  await clearLimit(db, 'SignInFailure', account);
  const sessionId = uuid();
  await insertSession(db, {
    id: sessionId,
    userId: user.id,
    currentClubId: club.id,
    userAgent: userAgent.slice(0, 500),
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + sessionMs),
  });
  await noteSignIn(db, club.id, user.id, now);
  return { userId: user.id, clubId: club.id, sessionId };
}

function refusal(detail: SignInRefusal, headers: Record<string, string> = {}): AppError {
  return new AppError('unauthenticated', { detail, headers: { 'WWW-Authenticate': 'Bearer', ...headers } });
}

/** Counted before the password is looked at and forgotten after a right one, so that parallel guesses count too. */
async function countTry(db: Db, account: string): Promise<void> {
  try {
    await consumeLimit(db, 'SignInFailure', account);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'quota-exceeded')) throw error;
    throw refusal('Lockedout', { 'Retry-After': error.extra.headers?.['Retry-After'] ?? '900' });
  }
}
