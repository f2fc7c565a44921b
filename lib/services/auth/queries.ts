import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, withClub } from '@/db/client';
import { clubUsers, sessions, users } from '@/db/schema/users';
import { roles } from '@/lib/contracts/enums';

export type UserRow = typeof users.$inferSelect;

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | null> {
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
export async function listClubsOfUser(db: Db, userId: string): Promise<ClubOfUser[]> {
  const rows = await db.execute(sql`select id, slug, name, role from list_clubs_of_user(${userId}::uuid)`);
  return z.array(ClubOfUser).parse([...rows]);
}

export async function insertSession(db: Db, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session);
}

export async function noteSignIn(db: Db, clubId: string, userId: string, now: Date): Promise<void> {
  await withClub({ db, clubId }, tx =>
    tx
      .update(clubUsers)
      .set({ lastSignInAt: now })
      .where(sql`${clubUsers.clubId} = ${clubId} and ${clubUsers.userId} = ${userId}`),
  );
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
