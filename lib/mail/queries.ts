import { and, eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { clubs } from '@/db/schema/clubs';
import { emailTemplates, mails, notificationRecipients } from '@/db/schema/mail';
import { clubUsers, users } from '@/db/schema/users';
import type { AddressForm, EmailTemplateType, Locale, SubmissionKind } from '@/lib/contracts/enums';
import type { MailTemplate } from './system-template';

export type MailClub = {
  readonly name: string;
  readonly email: string;
  readonly addressForm: AddressForm;
  readonly timeZone: string;
};

export async function requireMailClub(tx: Tx, clubId: string): Promise<MailClub> {
  const [club] = await tx
    .select({
      name: clubs.name,
      email: clubs.email,
      addressForm: clubs.addressForm,
      timeZone: clubs.timeZone,
    })
    .from(clubs)
    .where(eq(clubs.id, clubId));
  if (!club) throw new Error('A mail of a club that is not there');
  return club;
}

export async function findClubTemplate(
  tx: Tx,
  clubId: string,
  type: EmailTemplateType,
): Promise<MailTemplate | null> {
  const [template] = await tx
    .select({ subject: emailTemplates.subject, body: emailTemplates.body })
    .from(emailTemplates)
    .where(and(eq(emailTemplates.clubId, clubId), eq(emailTemplates.type, type)));
  return template ?? null;
}

export type NewMail = typeof mails.$inferInsert;

export async function insertMail(tx: Tx, mail: NewMail): Promise<void> {
  await tx.insert(mails).values(mail);
}

export type StaffRecipient = {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly locale: Locale;
};

/** The active users of the club who want to hear of submissions of this kind. */
export async function listStaffRecipients(
  tx: Tx,
  clubId: string,
  kind: SubmissionKind,
): Promise<StaffRecipient[]> {
  return tx
    .select({
      userId: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      locale: users.locale,
    })
    .from(notificationRecipients)
    .innerJoin(
      clubUsers,
      and(
        eq(clubUsers.clubId, notificationRecipients.clubId),
        eq(clubUsers.userId, notificationRecipients.userId),
      ),
    )
    .innerJoin(users, eq(users.id, clubUsers.userId))
    .where(
      and(
        eq(notificationRecipients.clubId, clubId),
        eq(notificationRecipients.kind, kind),
        eq(clubUsers.isActive, true),
      ),
    )
    .orderBy(users.id);
}
