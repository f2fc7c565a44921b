import { v7 as uuid } from 'uuid';
import { type Db, withClub } from '@/db/client';
import { isPasswordRight } from '@/lib/auth/password';
import { AppError } from '@/lib/platform/errors';
import { clearLimit, consumeLimit, isCounted, networkOf, releaseLimit } from '@/lib/platform/limits';
import { clubSuspended, isSuspended } from '@/lib/platform/suspension/suspended-clubs';
import { emailKey } from '@/lib/rules/format/email-domain';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { noteFailedSignIn, noteIncident } from './account-incidents';
import { type ClubOfUser, findUserByEmail, insertSession, listClubsOfUser, noteSignIn } from './queries';
import { checkSecondFactor } from './second-factor';

/** Time after which an unused sign-in ends: 14 days (contract §2). */
export const sessionMs = 14 * 24 * 3600 * 1000;

/** Longest time of a sign-in, also with exchanged refresh tokens: 90 days. */
const sessionMostMs = 90 * 24 * 3600 * 1000;

/** Returns the end of a sign-in that is used now. */
export function sessionEnd(signedInAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + sessionMs, signedInAt.getTime() + sessionMostMs));
}

export type SignInScope = {
  readonly db: Db;
  readonly now: Date;
  readonly userAgent: string;
  /** IP address of the request. Without it, checks of known networks are skipped. */
  readonly address?: string;
};

export type SignIn = {
  readonly email: string;
  readonly password: string;
  readonly twoFactorCode?: string;
  readonly twoFactorRecoveryCode?: string;
};

/** The `detail` of a refused sign-in (contract §2). */
export type SignInRefusal = 'Failed' | 'Lockedout' | 'NotAllowed' | 'RequiresTwoFactor';

/**
 * Checks the credentials and opens a session in the club last used. Throws 401 with a `SignInRefusal` as detail, and 403
 * if the operator has suspended all clubs of the user. Ten failures lock the account until 15 min after the first of
 * them, whether or not it exists. A network from which its owner signed in has ten failures of its own for 30 days. The
 * response for an unknown address, a user without a club and a wrong password is the same, in the same time. A wrong
 * second factor counts as a failure; a missing one does not. Failures and lockouts reach the audit log by a job.
 */
export async function signIn(
  { db, now, userAgent, address = '' }: SignInScope,
  given: SignIn,
): Promise<{ userId: string; clubId: string; sessionId: string }> {
  const account = emailKey(given.email);
  const bucket = await countAttempt({ db, now }, account, address);

  const user = await findUserByEmail(db, given.email);
  const isRight = await isPasswordRight(given.password, user?.passwordHash ?? null);
  const clubs = user && isRight ? await listClubsOfUser(db, user.id) : [];
  const [club] = await withoutSuspended(db, clubs, now);
  const failed = async () => {
    await noteFailedSignIn({ db, now }, account);
    return refusal('Failed');
  };
  if (!user || clubs.length === 0) throw await failed();
  if (user.emailConfirmedAt === null && user.vouchedAt === null) throw refusal('NotAllowed');
  const factor = await checkSecondFactor(db, user, given, now);
  if (factor === 'Missing') {
    await releaseLimit(db, bucket.name, bucket.subject);
    throw refusal('RequiresTwoFactor');
  }
  if (factor === 'Wrong') throw await failed();
  if (!club) {
    await releaseLimit(db, bucket.name, bucket.subject);
    throw clubSuspended();
  }

  await clearLimit(db, bucket.name, bucket.subject);
  await rememberNetwork(db, account, address);
  const details = factor === 'NotNeeded' ? undefined : { secondFactor: factor };
  const expiresAt = new Date(now.getTime() + sessionMs);
  const sessionId = await openSession({ db, now, userAgent }, { userId: user.id, club, expiresAt, details });
  return { userId: user.id, clubId: club.id, sessionId };
}

async function withoutSuspended(db: Db, clubs: readonly ClubOfUser[], now: Date): Promise<ClubOfUser[]> {
  const are = await Promise.all(clubs.map(({ id }) => isSuspended(db, id, now)));
  return clubs.filter((_, index) => !are[index]);
}

export type NewSession = {
  readonly userId: string;
  readonly club: Pick<ClubOfUser, 'id' | 'role'>;
  readonly expiresAt: Date;
  /** Time of the password check; now by default. */
  readonly signedInAt?: Date;
  /** The session that switches to this club; the new one ends with it. */
  readonly originId?: string;
  /** For the audit log: how the session was opened. */
  readonly details?: Readonly<Record<string, string>> | undefined;
};

/** Opens a session in a club, which becomes the user's last used club. Returns the session's id. */
export async function openSession(
  { db, now, userAgent }: SignInScope,
  { userId, club, expiresAt, signedInAt, originId, details }: NewSession,
): Promise<string> {
  const id = uuid();
  await withClub({ db, clubId: club.id }, async tx => {
    await insertSession(tx, {
      id,
      userId,
      currentClubId: club.id,
      userAgent: userAgent.slice(0, 500).toWellFormed(),
      createdAt: now,
      signedInAt: signedInAt ?? now,
      originId: originId ?? null,
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

type Bucket = { readonly name: 'SignInFailure' | 'SignInFailureOfOwner'; readonly subject: string };

/**
 * Counted before the password is checked and reset after a right one, so that parallel guesses count too. The account's
 * own bucket stays full while its owner signs in by the network's bucket.
 */
async function countAttempt(
  { db, now }: Pick<SignInScope, 'db' | 'now'>,
  account: string,
  address: string,
): Promise<Bucket> {
  const own = placeOf(account, address);
  const buckets: Bucket[] = [{ name: 'SignInFailure', subject: account }];
  if (address !== '' && (await isCounted(db, 'KnownNetwork', own))) {
    buckets.push({ name: 'SignInFailureOfOwner', subject: own });
  }
  let wait = '900';
  for (const bucket of buckets) {
    try {
      await consumeLimit(db, bucket.name, bucket.subject);
      return bucket;
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'quota-exceeded')) throw error;
      wait = error.extra.headers?.['Retry-After'] ?? wait;
    }
  }
  await noteIncident({ db, now }, account, 'SignInFailed');
  throw refusal('Lockedout', { 'Retry-After': wait });
}

async function rememberNetwork(db: Db, account: string, address: string): Promise<void> {
  if (address !== '') await consumeLimit(db, 'KnownNetwork', placeOf(account, address));
}

const placeOf = (account: string, address: string) => `${account} ${networkOf(address)}`;
