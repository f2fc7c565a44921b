import { and, asc, count, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import { z } from 'zod';
import type { Db, Tx } from '@/db/client';
import { clubs } from '@/db/schema/clubs';
import { notificationRecipients } from '@/db/schema/mail';
import { submissions } from '@/db/schema/submissions';
import { clubUsers, sessions, users } from '@/db/schema/users';
import { notFound } from '@/lib/platform/errors';
import { type Locale, roles } from '@/lib/rules/enums';
import { emailKeys } from '@/lib/rules/format/email-domain';

const member = {
  id: clubUsers.userId,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  role: clubUsers.role,
  departmentIds: clubUsers.departmentIds,
  isActive: clubUsers.isActive,
  /** An invitation that is not accepted yet. */
  isPending: sql<boolean>`${users.passwordHash} is null`,
  locale: users.locale,
  invitedAt: clubUsers.invitedAt,
  lastSignInAt: clubUsers.lastSignInAt,
  createdAt: clubUsers.createdAt,
};

export type MemberRow = Awaited<ReturnType<typeof requireMember>>;
export type MemberPlace = { readonly lastName: string; readonly firstName: string; readonly id: string };

/** The club's users by name, after `place`. */
export async function listMembers(
  tx: Tx,
  clubId: string,
  { place, limit }: { place: MemberPlace | null; limit: number },
): Promise<MemberRow[]> {
  const after = place
    ? sql`(${users.lastName}, ${users.firstName}, ${clubUsers.userId}) > (${place.lastName}, ${place.firstName}, ${place.id}::uuid)`
    : undefined;
  return tx
    .select(member)
    .from(clubUsers)
    .innerJoin(users, eq(users.id, clubUsers.userId))
    .where(and(eq(clubUsers.clubId, clubId), after))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(clubUsers.userId))
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

/** The other active Admins, and those of them who can sign in. */
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

/** Whether a user or an invitation of the club has this address. */
export async function hasMemberWithEmail(tx: Tx, clubId: string, email: string): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(clubUsers)
    .innerJoin(users, eq(users.id, clubUsers.userId))
    .where(and(eq(clubUsers.clubId, clubId), inArray(sql`lower(${users.email})`, emailKeys(email))));
  return rows.length > 0;
}

/** Writes an invitation: a row without a password, of this club alone. */
export async function insertInvited(tx: Tx, invited: typeof users.$inferInsert): Promise<void> {
  await tx.insert(users).values(invited);
}

const Invitation = z.object({
  id: z.uuid(),
  club_id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  role: z.enum(roles),
  invited_at: z.coerce.date().nullable(),
});
export type InvitationRow = z.output<typeof Invitation>;

/** The unanswered invitations to the confirmed address of an account, in all clubs; none while it is unconfirmed. */
export async function listInvitationRows(db: Pick<Db, 'execute'>, userId: string): Promise<InvitationRow[]> {
  const rows = await db.execute(sql`select * from list_invitations_of_user(${userId}::uuid)`);
  return z.array(Invitation).parse([...rows]);
}

export async function isAddressConfirmed(db: Pick<Db, 'select'>, userId: string): Promise<boolean> {
  const [row] = await db.select({ at: users.emailConfirmedAt }).from(users).where(eq(users.id, userId));
  return row?.at != null;
}

/** Moves assignments and notifications from the invitation to the account. */
export async function moveDuties(
  tx: Tx,
  clubId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await tx
    .update(submissions)
    .set({ assigneeId: to })
    .where(and(eq(submissions.clubId, clubId), eq(submissions.assigneeId, from)));
  await tx
    .update(notificationRecipients)
    .set({ userId: to })
    .where(and(eq(notificationRecipients.clubId, clubId), eq(notificationRecipients.userId, from)));
}

/** Adds a user to the club. Returns false if they are in it already. */
export async function insertMember(tx: Tx, row: typeof clubUsers.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(clubUsers)
    .values(row)
    .onConflictDoNothing()
    .returning({ userId: clubUsers.userId });
  return inserted.length > 0;
}

type MemberChange = Partial<
  Pick<typeof clubUsers.$inferSelect, 'role' | 'departmentIds' | 'isActive' | 'invitedAt'>
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

/** Changes the names of an invitation, or of the account that all clubs of the user share. */
export async function updateAccount(
  tx: Tx,
  userId: string,
  names: { firstName: string; lastName: string },
): Promise<void> {
  await tx.update(users).set(names).where(eq(users.id, userId));
}

/** Ends assignments, too: on Citus no foreign key does. */
export async function deleteMember(tx: Tx, clubId: string, userId: string): Promise<void> {
  await tx
    .update(submissions)
    .set({ assigneeId: null })
    .where(and(eq(submissions.clubId, clubId), eq(submissions.assigneeId, userId)));
  await tx.delete(clubUsers).where(and(eq(clubUsers.clubId, clubId), eq(clubUsers.userId, userId)));
}

/** Deletes an account or an invitation. Fails by a foreign key if a club still has the user. */
export async function deleteAccount(tx: Tx, userId: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId));
}

/** Ends the user's sign-ins to this club, so none becomes valid again if the user returns. */
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

/** The language of the club's mails. */
export async function requireClubLocale(tx: Tx, clubId: string): Promise<Locale> {
  const [row] = await tx.select({ locale: clubs.locale }).from(clubs).where(eq(clubs.id, clubId));
  if (!row) throw notFound();
  return row.locale;
}
