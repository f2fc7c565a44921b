import type { Db } from '@/db/client';
import type { Actor } from '@/lib/platform/context';
import { tokenHash } from '@/lib/platform/crypto/keyed-hash';
import { AppError } from '@/lib/platform/errors';
import { assertNotSuspended } from '@/lib/platform/suspension/suspended-clubs';
import { verifyAccessToken } from './access-token';
import { isSameOrigin, readOfficeCookie } from './office-cookie';
import { findApiKey, findSessionActor, updateApiKeyUse, updateSessionUse } from './queries';
import { rememberedPrincipal } from './remembered-principals';

/** The 401 for a key that is revoked or expired. `key` is for the log of its requests. */
export class EndedApiKey extends AppError {
  readonly key: { readonly clubId: string; readonly id: string };

  constructor(key: EndedApiKey['key']) {
    super('unauthenticated', { ...invalidTokenHeaders, reason: { key: 'credentials.key' } });
    this.key = key;
  }
}

export type Principal = { readonly actor: Actor; readonly clubId: string };

const invalidTokenHeaders = { headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' } } as const;

/** Precision of an API key's last use. */
const keyUseMs = 60_000;

/** Precision of a session's last use. */
const sessionUseMs = 5 * 60_000;
const rememberedMax = 10_000;
const sessionUsedAt = new Map<string, number>();

/**
 * Returns the caller and their club: by bearer token (access token or API key), else by the office cookie on
 * same-origin requests. Throws 401 for a wrong, expired or revoked token: a broken client must not fall back to
 * anonymous rights. Throws 403 if the operator has suspended the club. Returns null without a token and without a valid
 * cookie: an ended session is anonymous. What this process revokes ends at once, what another one revokes within a
 * second.
 */
export async function authenticate(
  db: Db,
  request: { method: string; headers: Headers },
  now: Date,
): Promise<Principal | null> {
  const authorization = request.headers.get('authorization');
  if (authorization !== null) {
    const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
    const principal = token
      ? await rememberedPrincipal(db, `Bearer ${token}`, now, () => principalOfToken(db, token, now))
      : null;
    if (!principal)
      throw new AppError('unauthenticated', { ...invalidTokenHeaders, reason: reasonFor(token) });
    return principal;
  }
  if (!isSameOrigin(request.method, request.headers)) return null;
  const sessionId = await readOfficeCookie(request.headers);
  if (!sessionId) return null;
  // Apart from tokens: the id of a session is no credential.
  return rememberedPrincipal(db, `Session ${sessionId}`, now, () => principalOfSession(db, sessionId, now));
}

/** Why no caller was found. A revoked key is refused in the words for an unknown one. */
function reasonFor(token: string | undefined): { readonly key: string } {
  if (token === undefined) return { key: 'credentials.scheme' };
  return { key: token.startsWith('ek_') ? 'credentials.key' : 'credentials.token' };
}

async function principalOfToken(db: Db, token: string, now: Date): Promise<Principal | null> {
  if (token.startsWith('ek_')) return principalOfApiKey(db, token, now);
  const sessionId = await verifyAccessToken(token, now);
  return sessionId ? principalOfSession(db, sessionId, now) : null;
}

/** Returns null if `findSessionActor` finds no valid session. Throws 403 for a suspended club. */
export async function principalOfSession(db: Db, sessionId: string, now: Date): Promise<Principal | null> {
  const row = await findSessionActor(db, sessionId, now);
  if (!row) return null;
  await assertNotSuspended(db, row.club_id, now);
  await noteSessionUse(db, sessionId, now);
  const actor = { kind: 'User', id: row.user_id, role: row.role, sessionId } as const;
  const departmentIds = row.department_ids;
  return {
    clubId: row.club_id,
    actor: departmentIds.length > 0 ? { ...actor, departmentIds } : actor,
  };
}

/** Writes at most once in five minutes per session and process; most requests need no write. */
async function noteSessionUse(db: Db, sessionId: string, now: Date): Promise<void> {
  const last = sessionUsedAt.get(sessionId) ?? 0;
  if (now.getTime() - last < sessionUseMs) return;
  if (sessionUsedAt.size >= rememberedMax) sessionUsedAt.clear();
  sessionUsedAt.set(sessionId, now.getTime());
  await updateSessionUse(db, sessionId, { now, dueAt: new Date(now.getTime() - sessionUseMs) });
}

async function principalOfApiKey(db: Db, key: string, now: Date): Promise<Principal | null> {
  const row = await findApiKey(db, tokenHash(key), now);
  if (!row) return null;
  const { id, club_id: clubId, role, last_used_at: lastUsedAt } = row;
  if (!row.is_valid) throw new EndedApiKey({ clubId, id });
  await assertNotSuspended(db, clubId, now);
  const dueAt = new Date(now.getTime() - keyUseMs);
  if (lastUsedAt === null || lastUsedAt <= dueAt) await updateApiKeyUse(db, { clubId, id }, { now, dueAt });
  return { clubId, actor: { kind: 'ApiKey', id, role } };
}
