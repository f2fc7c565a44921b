import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, withClub } from '@/db/client';
import { firstRow } from '@/db/first-row';
import { apiKeys, sessions } from '@/db/schema/users';
import { roles } from '@/lib/rules/enums';

const SessionRow = z.object({
  user_id: z.uuid(),
  club_id: z.uuid(),
  role: z.enum(roles),
  department_ids: z.array(z.uuid()),
});
const ApiKeyRow = z.object({
  id: z.uuid(),
  club_id: z.uuid(),
  role: z.enum(roles),
  last_used_at: z.coerce.date().nullable(),
  is_valid: z.boolean(),
});

/**
 * Returns the user of a session with club, role and departments (empty if they are not limited). Returns null if the
 * session was ended or has expired, if it is an office session that was unused for the club's `officeIdleHours`, or if
 * the user is not active in the club any more.
 */
export async function findSessionActor(
  db: Db,
  sessionId: string,
  now: Date,
): Promise<z.output<typeof SessionRow> | null> {
  const rows = await db.execute(
    sql`select user_id, club_id, role, department_ids from find_session_actor(${sessionId}::uuid, ${now.toISOString()}::timestamptz)`,
  );
  return firstRow(SessionRow, rows);
}

/** Returns the API key with this hash, also if it is revoked or expired (`is_valid`); null if it is unknown. */
export async function findApiKey(
  db: Db,
  keyHash: string,
  now: Date,
): Promise<z.output<typeof ApiKeyRow> | null> {
  const rows = await db.execute(
    sql`select id, club_id, role, last_used_at, is_valid from find_known_api_key(${keyHash}, ${now.toISOString()}::timestamptz)`,
  );
  return firstRow(ApiKeyRow, rows);
}

/** Updates the last use of an API key unless it is after `dueAt`. Of concurrent requests only the first one writes. */
export async function updateApiKeyUse(
  db: Db,
  { clubId, id }: { readonly clubId: string; readonly id: string },
  { now, dueAt }: { readonly now: Date; readonly dueAt: Date },
): Promise<void> {
  const isDue = or(isNull(apiKeys.lastUsedAt), lte(apiKeys.lastUsedAt, dueAt));
  await withClub({ db, clubId }, tx =>
    tx
      .update(apiKeys)
      .set({ lastUsedAt: now })
      .where(and(eq(apiKeys.clubId, clubId), eq(apiKeys.id, id), isDue)),
  );
}

/** Updates the last use of a session unless it is after `dueAt`. */
export async function updateSessionUse(
  db: Db,
  sessionId: string,
  { now, dueAt }: { readonly now: Date; readonly dueAt: Date },
): Promise<void> {
  await db
    .update(sessions)
    .set({ lastUsedAt: now })
    .where(and(eq(sessions.id, sessionId), lte(sessions.lastUsedAt, dueAt)));
}
