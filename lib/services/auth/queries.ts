import { and, asc, count, desc, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Tx } from '@/db/client';
import {
  accountIncidents,
  clubUsers,
  refreshTokens,
  sessions,
  userRecoveryCodes,
  users,
} from '@/db/schema/users';
import { roles } from '@/lib/rules/enums';
import { emailKeys } from '@/lib/rules/format/email-domain';

export type UserRow = typeof users.$inferSelect;

/** Returns the account of an address, else the latest invitation to it; an invitation does not allow a sign-in. */
export async function findUserByEmail(db: Pick<Db, 'select'>, email: string): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(inArray(sql`lower(${users.email})`, emailKeys(email)))
    .orderBy(asc(isNull(users.passwordHash)), desc(users.createdAt), desc(users.id))
    .limit(1);
  return row ?? null;
}

/** Returns the account of an address; invitations are not accounts. */
export async function findAccount(db: Pick<Db, 'select'>, email: string): Promise<UserRow | null> {
  const row = await findUserByEmail(db, email);
  return row?.passwordHash ? row : null;
}

export async function findUser(db: Db, userId: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  return row ?? null;
}

const ClubOfUser = z.object({ id: z.uuid(), slug: z.string(), name: z.string(), role: z.enum(roles) });
export type ClubOfUser = z.output<typeof ClubOfUser>;

/** Lists the clubs in which the user is active, the last used first. */
export async function listClubsOfUser(db: Pick<Db, 'execute'>, userId: string): Promise<ClubOfUser[]> {
  const rows = await db.execute(sql`select id, slug, name, role from list_clubs_of_user(${userId}::uuid)`);
  return z.array(ClubOfUser).parse([...rows]);
}

/** Returns the user, locked until `tx` ends; null if the user was deleted. */
export async function lockUser(tx: Tx, userId: string): Promise<UserRow | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  return row ?? null;
}

export async function updateUser(
  tx: Tx,
  userId: string,
  change: Partial<typeof users.$inferInsert>,
): Promise<void> {
  await tx.update(users).set(change).where(eq(users.id, userId));
}

export type SessionRow = typeof sessions.$inferSelect;

export async function findSession(db: Pick<Db, 'select'>, sessionId: string): Promise<SessionRow | null> {
  const [row] = await db.select().from(sessions).where(eq(sessions.id, sessionId));
  return row ?? null;
}

export async function insertSession(tx: Tx, session: typeof sessions.$inferInsert): Promise<void> {
  await tx.insert(sessions).values(session);
}

export async function updateSession(
  tx: Tx,
  sessionId: string,
  change: Partial<Pick<SessionRow, 'currentClubId' | 'lastUsedAt' | 'expiresAt'>>,
): Promise<void> {
  await tx.update(sessions).set(change).where(eq(sessions.id, sessionId));
}

export async function noteSignIn(tx: Tx, clubId: string, userId: string, now: Date): Promise<void> {
  await tx
    .update(clubUsers)
    .set({ lastSignInAt: now })
    .where(and(eq(clubUsers.clubId, clubId), eq(clubUsers.userId, userId)));
}

/**
 * Condition for a session and those that it opened by switching the club, also through others. Sessions of one user, as
 * their index is by user.
 */
export function isSessionOrOpenedByIt(sessionId: string): SQL {
  return sql`${sessions.id} in (
    with recursive family as (
      select one.id, one.user_id from ${sessions} as one where one.id = ${sessionId}
      union
      select opened.id, opened.user_id from ${sessions} as opened
      join family on opened.user_id = family.user_id and opened.origin_id = family.id
    ) select id from family)`;
}

/** Ends a sign-in, and those that it opened by switching the club, with all their tokens. Ended ones do not change. */
export async function revokeSession(
  db: Pick<Db, 'update'>,
  sessionId: string,
  reason: string,
  now: Date,
): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now, revokedReason: reason })
    .where(and(isSessionOrOpenedByIt(sessionId), isNull(sessions.revokedAt)));
}

/** Ends all sign-ins of a user except one, and all refresh tokens, also those of that sign-in (contract §2). */
export async function revokeSignIns(
  tx: Tx,
  userId: string,
  { except, reason, now }: { except?: string; reason: string; now: Date },
): Promise<void> {
  const live = and(eq(sessions.userId, userId), isNull(sessions.revokedAt));
  const others = except ? sql`${live} and ${sessions.id} <> ${except}` : live;
  await tx.update(sessions).set({ revokedAt: now, revokedReason: reason }).where(others);
  const ofUser = tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, userId));
  const tokens = inArray(refreshTokens.sessionId, ofUser);
  // Waits for running exchanges, whose successors only a later statement sees.
  await tx.select({ id: refreshTokens.id }).from(refreshTokens).where(tokens).for('update');
  await tx.delete(refreshTokens).where(tokens);
}

/** Records the time step of a code as used. Returns false if it, or a later one, was used before. */
export async function spendTotpStep(db: Pick<Db, 'update'>, userId: string, step: number): Promise<boolean> {
  const isNewer = or(isNull(users.totpLastStep), lt(users.totpLastStep, step));
  const rows = await db
    .update(users)
    .set({ totpLastStep: step })
    .where(and(eq(users.id, userId), isNewer))
    .returning({ id: users.id });
  return rows.length > 0;
}

/** Uses a recovery code. Returns false if it is unknown or used. */
export async function spendRecoveryCode(
  db: Pick<Db, 'update'>,
  userId: string,
  codeHash: string,
  now: Date,
): Promise<boolean> {
  const isUnused = and(
    eq(userRecoveryCodes.userId, userId),
    eq(userRecoveryCodes.codeHash, codeHash),
    isNull(userRecoveryCodes.usedAt),
  );
  const rows = await db
    .update(userRecoveryCodes)
    .set({ usedAt: now })
    .where(isUnused)
    .returning({ codeHash: userRecoveryCodes.codeHash });
  return rows.length > 0;
}

export async function replaceRecoveryCodes(
  tx: Tx,
  userId: string,
  codeHashes: readonly string[],
): Promise<void> {
  await tx.delete(userRecoveryCodes).where(eq(userRecoveryCodes.userId, userId));
  if (codeHashes.length === 0) return;
  await tx.insert(userRecoveryCodes).values(codeHashes.map(codeHash => ({ userId, codeHash })));
}

export async function countRecoveryCodes(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx
    .select({ left: count() })
    .from(userRecoveryCodes)
    .where(and(eq(userRecoveryCodes.userId, userId), isNull(userRecoveryCodes.usedAt)));
  return row?.left ?? 0;
}

export type IncidentRow = typeof accountIncidents.$inferSelect;

/** Adds one to the count of an address, kind and hour; the first one gets `incident.id`. */
export async function countIncident(
  tx: Tx,
  incident: Pick<IncidentRow, 'id' | 'accountHash' | 'kind' | 'hour' | 'lastAt'>,
): Promise<Pick<IncidentRow, 'id' | 'count'>> {
  const { accountHash, kind, hour, count: counted } = accountIncidents;
  const [row] = await tx
    .insert(accountIncidents)
    .values({ ...incident, count: 1 })
    .onConflictDoUpdate({
      target: [accountHash, kind, hour],
      set: { count: sql`${counted} + 1`, lastAt: incident.lastAt },
    })
    .returning({ id: accountIncidents.id, count: counted });
  if (!row) throw new Error('An incident was not counted');
  return row;
}

/** Marks an incident as written into the audit log and returns it. Null if it is unknown or already marked. */
export async function endIncident(tx: Tx, id: string, now: Date): Promise<IncidentRow | null> {
  const [row] = await tx
    .update(accountIncidents)
    .set({ recordedAt: now })
    .where(and(eq(accountIncidents.id, id), isNull(accountIncidents.recordedAt)))
    .returning();
  return row ?? null;
}

const dayMs = 24 * 3_600_000;

/** Records that the owner gets a mail about the lock. Returns false if they got one within the last 24 h. */
export async function recordLockMail(tx: Tx, userId: string, now: Date): Promise<boolean> {
  const isDue = or(isNull(users.lockMailedAt), lt(users.lockMailedAt, new Date(now.getTime() - dayMs)));
  const rows = await tx
    .update(users)
    .set({ lockMailedAt: now })
    .where(and(eq(users.id, userId), isDue))
    .returning({ id: users.id });
  return rows.length > 0;
}
