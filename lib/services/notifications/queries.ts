import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { clubs } from '@/db/schema/clubs';
import { notificationRecipients } from '@/db/schema/mail';
import { clubUsers, users } from '@/db/schema/users';
import { notFound } from '@/lib/platform/errors';
import type { SubmissionKind } from '@/lib/rules/enums';

export type Selection = { readonly userId: string; readonly kind: SubmissionKind };

/** Locks the club's notification settings against other changes until the transaction ends. */
export async function lockNotifications(tx: Tx, clubId: string): Promise<void> {
  const [club] = await tx
    .select({ id: clubs.id })
    .from(clubs)
    .where(eq(clubs.id, clubId))
    .for('no key update');
  if (!club) throw notFound();
}

export async function listActiveUsers(tx: Tx, clubId: string) {
  return tx
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      departmentIds: clubUsers.departmentIds,
      monthlyReport: clubUsers.getsMonthlyReport,
    })
    .from(clubUsers)
    .innerJoin(users, eq(users.id, clubUsers.userId))
    .where(and(eq(clubUsers.clubId, clubId), eq(clubUsers.isActive, true)))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id));
}

export type ActiveUser = Awaited<ReturnType<typeof listActiveUsers>>[number];

export async function listSelections(tx: Tx, clubId: string): Promise<Selection[]> {
  return tx
    .select({ userId: notificationRecipients.userId, kind: notificationRecipients.kind })
    .from(notificationRecipients)
    .where(eq(notificationRecipients.clubId, clubId));
}

/** Removes the selections of a user; returns how many there were. */
export async function removeSelections(tx: Tx, clubId: string, userId: string): Promise<number> {
  const rows = await tx
    .delete(notificationRecipients)
    .where(and(eq(notificationRecipients.clubId, clubId), eq(notificationRecipients.userId, userId)))
    .returning({ userId: notificationRecipients.userId });
  return rows.length;
}

export async function replaceSelections(
  tx: Tx,
  clubId: string,
  selections: readonly Selection[],
): Promise<void> {
  await tx.delete(notificationRecipients).where(eq(notificationRecipients.clubId, clubId));
  if (selections.length > 0) await addSelections(tx, clubId, selections);
}

/** The selections must not exist yet. */
export async function addSelections(tx: Tx, clubId: string, selections: readonly Selection[]): Promise<void> {
  await tx.insert(notificationRecipients).values(selections.map(one => ({ clubId, ...one })));
}

/** Makes exactly these users the readers of the monthly report. */
export async function replaceReportReaders(
  tx: Tx,
  clubId: string,
  userIds: readonly string[],
): Promise<void> {
  const isReader = userIds.length === 0 ? sql`false` : inArray(clubUsers.userId, [...userIds]);
  await tx
    .update(clubUsers)
    .set({ getsMonthlyReport: sql`${isReader}` })
    .where(and(eq(clubUsers.clubId, clubId), sql`${clubUsers.getsMonthlyReport} <> (${isReader})`));
}

/** Returns whether the user was a reader until now. */
export async function removeReportReader(tx: Tx, clubId: string, userId: string): Promise<boolean> {
  const rows = await tx
    .update(clubUsers)
    .set({ getsMonthlyReport: false })
    .where(
      and(eq(clubUsers.clubId, clubId), eq(clubUsers.userId, userId), eq(clubUsers.getsMonthlyReport, true)),
    )
    .returning({ userId: clubUsers.userId });
  return rows.length > 0;
}
