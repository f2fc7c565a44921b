import { v7 as uuid } from 'uuid';
import { type Db, withClub } from '@/db/client';
import { isPasswordRight } from '@/lib/auth/password';
import { AppError } from '@/lib/errors';
import { clearLimit, consumeLimit, giveBack } from '@/lib/limits';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { type ClubOfUser, findUserByEmail, insertSession, listClubsOfUser, noteSignIn } from './queries';
import { checkSecondFactor } from './second-factor';

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
 * address, a user without a club and a wrong password is the same, in the same time. A wrong second factor counts as
 * a failure; asking for it does not.
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
  const factor = await checkSecondFactor(db, user, given, now);
  if (factor === 'Missing') {
    await giveBack(db, 'SignInFailure', account);
    throw refusal('RequiresTwoFactor');
  }
  if (factor === 'Wrong') throw refusal('Failed');

  await clearLimit(db, 'SignInFailure', account);
  const details = factor === 'NotNeeded' ? undefined : { secondFactor: factor };
  const expiresAt = new Date(now.getTime() + sessionMs);
  const sessionId = await openSession({ db, now, userAgent }, { userId: user.id, club, expiresAt, details });
  return { userId: user.id, clubId: club.id, sessionId };
}

export type NewSession = {
  readonly userId: string;
  readonly club: Pick<ClubOfUser, 'id' | 'role'>;
  readonly expiresAt: Date;
  /** For the audit: how it came about. */
  readonly details?: Readonly<Record<string, string>> | undefined;
};

/** Opens a session in a club, which becomes the one that the user last used. */
export async function openSession(
  { db, now, userAgent }: SignInScope,
  { userId, club, expiresAt, details }: NewSession,
): Promise<string> {
  const id = uuid();
  await withClub({ db, clubId: club.id }, async tx => {
    await insertSession(tx, {
      id,
      userId,
      currentClubId: club.id,
      userAgent: userAgent.slice(0, 500).toWellFormed(),
      createdAt: now,
      lastUsedAt: now,
      expiresAt,
    });
    await noteSignIn(tx, club.id, userId, now);
    const actor = { kind: 'User', id: userId, role: club.role, sessionId: id } as const;
    const audit = { action: 'SignedIn', recordType: 'User', recordId: userId } as const;
    await recordAudit(tx, { clubId: club.id, actor, now }, { ...audit, ...(details ? { details } : {}) });
  });
  return id;
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
