import { and, count, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Tx } from '@/db/client';
import { clubUsers, refreshTokens, sessions, userRecoveryCodes, users } from '@/db/schema/users';
import { roles } from '@/lib/contracts/enums';

export type UserRow = typeof users.$inferSelect;

export async function findUserByEmail(db: Pick<Db, 'select'>, email: string): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.trim().toLowerCase()));
  return row ?? null;
}

export async function findUser(db: Db, userId: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  return row ?? null;
}

const ClubOfUser = z.object({ id: z.uuid(), slug: z.string(), name: z.string(), role: z.enum(roles) });
export type ClubOfUser = z.output<typeof ClubOfUser>;

/** The clubs in which the user is active, the one last used first. */
export async function listClubsOfUser(db: Pick<Db, 'execute'>, userId: string): Promise<ClubOfUser[]> {
  const rows = await db.execute(sql`select id, slug, name, role from list_clubs_of_user(${userId}::uuid)`);
  return z.array(ClubOfUser).parse([...rows]);
}

/** The user, locked until `tx` ends; null where the user is gone. */
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

export async function findSession(
  db: Pick<Db, 'select'>,
  sessionId: string,
): Promise<typeof sessions.$inferSelect | null> {
  const [row] = await db.select().from(sessions).where(eq(sessions.id, sessionId));
  return row ?? null;
}

export async function insertSession(tx: Tx, session: typeof sessions.$inferInsert): Promise<void> {
  await tx.insert(sessions).values(session);
}

export async function moveSession(tx: Tx, sessionId: string, clubId: string): Promise<void> {
  await tx.update(sessions).set({ currentClubId: clubId }).where(eq(sessions.id, sessionId));
}

export async function noteSignIn(tx: Tx, clubId: string, userId: string, now: Date): Promise<void> {
  await tx
    .update(clubUsers)
    .set({ lastSignInAt: now })
    .where(and(eq(clubUsers.clubId, clubId), eq(clubUsers.userId, userId)));
}

/** Ends a sign-in and with it every token that belongs to it. Ending an ended one changes nothing. */
export async function revokeSession(
  db: Pick<Db, 'update'>,
  sessionId: string,
  reason: string,
  now: Date,
): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now, revokedReason: reason })
    .where(sql`${sessions.id} = ${sessionId} and ${sessions.revokedAt} is null`);
}

/** Ends every sign-in of a user but one, and every refresh token, also of that one (contract §2). */
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
  // Waits for exchanges under way, whose successors only a later statement sees.
  await tx.select({ id: refreshTokens.id }).from(refreshTokens).where(tokens).for('update');
  await tx.delete(refreshTokens).where(tokens);
}

/** Notes the time step of a code as used; false where it, or a later one, has been used before. */
export async function takeTotpStep(db: Pick<Db, 'update'>, userId: string, step: number): Promise<boolean> {
  const isNewer = or(isNull(users.totpLastStep), lt(users.totpLastStep, step));
  const rows = await db
    .update(users)
    .set({ totpLastStep: step })
    .where(and(eq(users.id, userId), isNewer))
    .returning({ id: users.id });
  return rows.length > 0;
}

/** Uses a recovery code up; false where it is none, or was used before. */
export async function takeRecoveryCode(
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
