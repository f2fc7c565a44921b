import { and, asc, count, eq, isNull, ne, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { validate as isUuid } from 'uuid';
import type { Tx } from '@/db/client';
import { clubs } from '@/db/schema/clubs';
import { clubUsers, sessions, users } from '@/db/schema/users';
import type { Locale } from '@/lib/contracts/enums';
import { notFound } from '@/lib/errors';

/** Invited, and neither signed in here nor a password set since: what the inviter wrote counts until then. */
const isPending = sql<boolean>`(${users.passwordHash} is null or coalesce(
  ${clubUsers.lastSignInAt} is null
    and coalesce(${users.passwordChangedAt}, ${users.createdAt}) <= ${clubUsers.invitedAt}, false))`;
const shownName = (invited: AnyPgColumn, own: AnyPgColumn) =>
  sql<string>`case when ${isPending} then coalesce(${invited}, ${own}) else ${own} end`;
const firstName = shownName(clubUsers.invitedFirstName, users.firstName);
const lastName = shownName(clubUsers.invitedLastName, users.lastName);

const member = {
  id: clubUsers.userId,
  email: users.email,
  firstName,
  lastName,
  role: clubUsers.role,
  isActive: clubUsers.isActive,
  isPending,
  hasPassword: sql<boolean>`${users.passwordHash} is not null`,
  locale: users.locale,
  invitedAt: clubUsers.invitedAt,
  lastSignInAt: clubUsers.lastSignInAt,
  createdAt: clubUsers.createdAt,
};

/** A person with what this club knows of the person; other clubs show in none of it. */
export type MemberRow = Awaited<ReturnType<typeof requireMember>>;
export type MemberPlace = { readonly lastName: string; readonly firstName: string; readonly id: string };

/** The club's users by name, after `place`. */
export async function listMembers(
  tx: Tx,
  clubId: string,
  { place, limit }: { place: MemberPlace | null; limit: number },
): Promise<MemberRow[]> {
  const after = place
    ? sql`(${lastName}, ${firstName}, ${clubUsers.userId}) > (${place.lastName}, ${place.firstName}, ${place.id}::uuid)`
    : undefined;
  return tx
    .select(member)
    .from(clubUsers)
    .innerJoin(users, eq(users.id, clubUsers.userId))
    .where(and(eq(clubUsers.clubId, clubId), after))
    .orderBy(asc(lastName), asc(firstName), asc(clubUsers.userId))
    .limit(limit);
}

export async function countMembers(tx: Tx, clubId: string): Promise<number> {
  return tx.$count(clubUsers, eq(clubUsers.clubId, clubId));
}

/** A user of the club; `isLocked` holds membership and account until the transaction ends. Throws 404. */
export async function requireMember(tx: Tx, clubId: string, id: string, isLocked = false) {
  if (!isUuid(id)) throw notFound();
  const query = tx
    .select(member)
    .from(clubUsers)
    .innerJoin(users, eq(users.id, clubUsers.userId))
    .where(and(eq(clubUsers.clubId, clubId), eq(clubUsers.userId, id)));
  const [row] = await (isLocked ? query.for('no key update') : query);
  if (!row) throw notFound();
  return row;
}

/** The active Admins beside one user, and those of them who can sign in. */
export async function countOtherAdmins(
  tx: Tx,
  clubId: string,
  userId: string,
): Promise<{ all: number; ready: number }> {
  const [row] = await tx
    .select({ all: count(), ready: count(users.passwordHash) })
    .from(clubUsers)
    .innerJoin(users, eq(users.id, clubUsers.userId))
    .where(
      and(
        eq(clubUsers.clubId, clubId),
        eq(clubUsers.role, 'Admin'),
        eq(clubUsers.isActive, true),
        ne(clubUsers.userId, userId),
      ),
    );
  return row ?? { all: 0, ready: 0 };
}

/** Makes an account without a password; null where the address has one already. */
export async function insertAccount(tx: Tx, account: typeof users.$inferInsert): Promise<string | null> {
  const [row] = await tx.insert(users).values(account).onConflictDoNothing().returning({ id: users.id });
  return row?.id ?? null;
}

/** The account of an address, which cannot vanish while the transaction lasts. */
export async function findAccount(tx: Tx, email: string): Promise<string | null> {
  const [row] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, sql`lower(${email})`))
    .for('key share');
  return row?.id ?? null;
}

/** False where the person is in the club already. */
export async function insertMember(tx: Tx, row: typeof clubUsers.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(clubUsers)
    .values(row)
    .onConflictDoNothing()
    .returning({ userId: clubUsers.userId });
  return inserted.length > 0;
}

type MemberChange = Partial<
  Pick<
    typeof clubUsers.$inferSelect,
    'role' | 'isActive' | 'invitedAt' | 'invitedFirstName' | 'invitedLastName'
  >
>;

export async function updateMember(
  tx: Tx,
  clubId: string,
  userId: string,
  change: MemberChange,
): Promise<void> {
  await tx
    .update(clubUsers)
    .set({ ...change, version: sql`${clubUsers.version} + 1` })
    .where(and(eq(clubUsers.clubId, clubId), eq(clubUsers.userId, userId)));
}

/** Changes an account that all clubs of the person share. */
export async function updateAccount(
  tx: Tx,
  userId: string,
  names: { firstName: string; lastName: string },
): Promise<void> {
  await tx.update(users).set(names).where(eq(users.id, userId));
}

export async function deleteMember(tx: Tx, clubId: string, userId: string): Promise<void> {
  await tx.delete(clubUsers).where(and(eq(clubUsers.clubId, clubId), eq(clubUsers.userId, userId)));
}

/** Deletes an account that never got a password. Fails by its foreign key where another club knows the person. */
export async function deleteUnusedAccount(tx: Tx, userId: string): Promise<void> {
  await tx.delete(users).where(and(eq(users.id, userId), isNull(users.passwordHash)));
}

/** Ends the person's sign-ins to this club, so that none comes to life again when the person comes back. */
export async function revokeClubSessions(
  tx: Tx,
  clubId: string,
  userId: string,
  { reason, now }: { reason: string; now: Date },
): Promise<void> {
  await tx
    .update(sessions)
    .set({ revokedAt: now, revokedReason: reason })
    .where(and(eq(sessions.userId, userId), eq(sessions.currentClubId, clubId), isNull(sessions.revokedAt)));
}

/** The language in which the club writes. */
export async function requireClubLocale(tx: Tx, clubId: string): Promise<Locale> {
  const [row] = await tx.select({ locale: clubs.locale }).from(clubs).where(eq(clubs.id, clubId));
  if (!row) throw notFound();
  return row.locale;
}
