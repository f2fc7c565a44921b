import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, withClub } from '@/db/client';
import { apiKeys } from '@/db/schema/users';
import { noteSessionUse } from '@/lib/auth/note-session-use';
import type { Actor } from '@/lib/platform/context';
import { tokenHash } from '@/lib/platform/crypto/keyed-hash';
import { AppError } from '@/lib/platform/errors';
import { roles } from '@/lib/rules/enums';
import { verifyAccessToken } from './access-token';
import { isSameOrigin, readOfficeCookie } from './office-cookie';

export type Principal = { readonly actor: Actor; readonly clubId: string };

const SessionRow = z.object({ user_id: z.uuid(), club_id: z.uuid(), role: z.enum(roles) });
const ApiKeyRow = z.object({
  id: z.uuid(),
  club_id: z.uuid(),
  role: z.enum(roles),
  last_used_at: z.coerce.date().nullable(),
});

/** How exact the last use of an API key is kept. */
const lastUseMs = 60_000;

/**
 * Who is asking, and for which club: by bearer token (access token or API key), else by the back office's
 * cookie on same-origin requests. Null where no credentials came; 401 where they are wrong, expired or revoked,
 * so that a broken client does not fall back to anonymous rights.
 */
export async function authenticate(
  db: Db,
  request: { method: string; headers: Headers },
  now: Date,
): Promise<Principal | null> {
  const authorization = request.headers.get('authorization');
  if (authorization !== null) {
    const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
    const principal = token ? await principalOfToken(db, token, now) : null;
    if (!principal) throw invalidToken();
    return principal;
  }
  if (!isSameOrigin(request.method, request.headers)) return null;
  const sessionId = await readOfficeCookie(request.headers);
  return sessionId ? principalOfSession(db, sessionId, now) : null;
}

function invalidToken(): AppError {
  return new AppError('unauthenticated', { headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' } });
}

async function principalOfToken(db: Db, token: string, now: Date): Promise<Principal | null> {
  if (token.startsWith('ek_')) return principalOfApiKey(db, token, now);
  const sessionId = await verifyAccessToken(token, now);
  return sessionId ? principalOfSession(db, sessionId, now) : null;
}

/** Null where the sign-in was ended, has expired, or its user lost the club. */
export async function principalOfSession(db: Db, sessionId: string, now: Date): Promise<Principal | null> {
  const rows = await db.execute(
    sql`select user_id, club_id, role from find_session_actor(${sessionId}::uuid, ${now.toISOString()}::timestamptz)`,
  );
  const row = SessionRow.safeParse(rows[0]);
  if (!row.success) return null;
  await noteSessionUse(db, sessionId, now);
  return {
    clubId: row.data.club_id,
    actor: { kind: 'User', id: row.data.user_id, role: row.data.role, sessionId },
  };
}

async function principalOfApiKey(db: Db, key: string, now: Date): Promise<Principal | null> {
  const rows = await db.execute(
    sql`select id, club_id, role, last_used_at
      from find_api_key(${tokenHash(key)}, ${now.toISOString()}::timestamptz)`,
  );
  const row = ApiKeyRow.safeParse(rows[0]);
  if (!row.success) return null;
  const { id, club_id: clubId, role, last_used_at: lastUsedAt } = row.data;
  if (lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= lastUseMs) {
    await noteKeyUse(db, clubId, id, now);
  }
  return { clubId, actor: { kind: 'ApiKey', id, role } };
}

/** Of requests at the same moment the first one writes. */
async function noteKeyUse(db: Db, clubId: string, id: string, now: Date): Promise<void> {
  const isDue = or(isNull(apiKeys.lastUsedAt), lte(apiKeys.lastUsedAt, new Date(now.getTime() - lastUseMs)));
  await withClub({ db, clubId }, tx =>
    tx
      .update(apiKeys)
      .set({ lastUsedAt: now })
      .where(and(eq(apiKeys.clubId, clubId), eq(apiKeys.id, id), isDue)),
  );
}
