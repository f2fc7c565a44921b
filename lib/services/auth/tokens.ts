import { v7 as uuid } from 'uuid';
import type { Db, Tx } from '@/db/client';
import { accessTokenSeconds, signAccessToken } from '@/lib/auth/access-token';
import { principalOfSession } from '@/lib/auth/authenticate';
import type { AccessTokenResponse } from '@/lib/contracts/auth';
import { randomToken, tokenHash } from '@/lib/platform/crypto/keyed-hash';
import { decryptField, encryptField } from '@/lib/platform/crypto/record-encryption';
import { AppError } from '@/lib/platform/errors';
import { findSession, revokeSession, type SessionRow, updateSession } from './queries';
import {
  createRefreshToken,
  findRefreshToken,
  lockRefreshToken,
  type RefreshTokenRow,
  updateRefreshToken,
} from './refresh-token-queries';
import { sessionEnd } from './sign-in';

/** Parallel uses of one refresh token within this time get the same successor (contract §2). */
const graceMs = 10_000;

/** Issues the first token pair of a session. Throws 401 for a deleted session. */
export async function issueTokens(db: Db, sessionId: string, now: Date): Promise<AccessTokenResponse> {
  const session = await findSession(db, sessionId);
  if (!session) throw new AppError('unauthenticated');
  return respond(sessionId, await insertRefreshToken(db, session, now), now);
}

/**
 * Exchanges a refresh token. Each works once: a use later than ten seconds after the first one ends the whole sign-in,
 * since one of the two users must be a thief (RFC 9700 §4.14). A sign-in ends after 90 days. Throws 401 for an invalid
 * token, and 403 while the club is suspended; the token then stays valid.
 */
export async function refreshTokenPair(
  db: Db,
  refreshToken: string,
  now: Date,
): Promise<AccessTokenResponse> {
  const hash = tokenHash(refreshToken);
  const known = await findRefreshToken(db, hash);
  if (!known || !(await principalOfSession(db, known.sessionId, now))) throw new AppError('unauthenticated');
  const outcome = await db.transaction(async tx => {
    const row = await lockRefreshToken(tx, hash);
    if (!row || row.expiresAt <= now) return null;
    if (row.usedAt === null) return { sessionId: row.sessionId, successor: await rotate(tx, row, now) };
    if (row.successorEncrypted !== null && now.getTime() - row.usedAt.getTime() <= graceMs) {
      return {
        sessionId: row.sessionId,
        successor: decryptField(row.successorEncrypted, successorField(row.id)),
      };
    }
    await revokeSession(tx, row.sessionId, 'refresh token used again', now);
    return null;
  });
  if (!outcome) throw new AppError('unauthenticated');
  return respond(outcome.sessionId, outcome.successor, now);
}

/** Ends the sign-in of a refresh token. An unknown token changes nothing. */
export async function endSessionOfToken(db: Db, refreshToken: string, now: Date): Promise<void> {
  const row = await findRefreshToken(db, tokenHash(refreshToken));
  if (row) await revokeSession(db, row.sessionId, 'signed out', now);
}

async function rotate(tx: Tx, row: RefreshTokenRow, now: Date): Promise<string> {
  const session = await findSession(tx, row.sessionId);
  if (!session) throw new AppError('unauthenticated');
  const successor = await insertRefreshToken(tx, session, now);
  const successorEncrypted = encryptField(successor, successorField(row.id));
  await updateRefreshToken(tx, row.id, { usedAt: now, successorEncrypted });
  await updateSession(tx, row.sessionId, {
    lastUsedAt: now,
    expiresAt: sessionEnd(session.signedInAt, now),
  });
  return successor;
}

const successorField = (recordId: string) => ({
  table: 'refresh_tokens',
  column: 'successor_encrypted',
  clubId: '',
  recordId,
});

type Session = Pick<SessionRow, 'id' | 'signedInAt'>;

async function insertRefreshToken(db: Pick<Db, 'insert'>, session: Session, now: Date): Promise<string> {
  const token = randomToken();
  await createRefreshToken(db, {
    id: uuid(),
    sessionId: session.id,
    tokenHash: tokenHash(token),
    createdAt: now,
    expiresAt: sessionEnd(session.signedInAt, now),
  });
  return token;
}

async function respond(sessionId: string, refreshToken: string, now: Date): Promise<AccessTokenResponse> {
  return {
    tokenType: 'Bearer',
    accessToken: signAccessToken(sessionId, now),
    expiresIn: accessTokenSeconds,
    refreshToken,
  };
}
