import {
  and,
  arrayOverlaps,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  notExists,
  or,
  sql,
} from 'drizzle-orm';
import { buildForRows, buildOnce } from '@/db/build-once';
import type { Tx } from '@/db/client';
import { clubImages, clubs } from '@/db/schema/clubs';
import { formDesigns, furtherForms } from '@/db/schema/forms';
import { emailTemplates, mails, notificationRecipients, smtpSettings } from '@/db/schema/mail';
import { submissionHistory, submissions } from '@/db/schema/submissions';
import { clubUsers, users } from '@/db/schema/users';
import type { AddressForm, EmailTemplateType, Locale, MailState, SubmissionKind } from '@/lib/rules/enums';
import { emailKeys } from '@/lib/rules/format/email-domain';
import type { MailLook } from './html-body';
import type { MailTemplate } from './system-template';

export type MailClub = {
  readonly name: string;
  readonly email: string;
  readonly addressForm: AddressForm;
  readonly timeZone: string;
  readonly locale: Locale;
  readonly createdAt: Date;
};

export async function requireMailClub(tx: Tx, clubId: string): Promise<MailClub> {
  const [club] = await tx.select(clubColumns).from(clubs).where(eq(clubs.id, clubId));
  return requireFound(club);
}

/** Returns how mails of the club look: as its published forms. */
export async function requireMailLook(tx: Tx, clubId: string): Promise<MailLook> {
  const [row] = await tx
    .select(lookColumns)
    .from(clubs)
    .leftJoin(formDesigns, isPublishedDesign)
    .leftJoin(clubImages, isLogo)
    .where(eq(clubs.id, clubId));
  return requireFound(row);
}

export type ClubWithTemplate = {
  readonly club: MailClub;
  readonly look: MailLook;
  readonly template: MailTemplate | null;
};

/** Returns the club, its look and its own template of this type in one statement, because every mail needs them. */
export async function requireClubWithTemplate(
  tx: Tx,
  clubId: string,
  type: EmailTemplateType,
): Promise<ClubWithTemplate> {
  const [row] = await selectWithTemplate(tx, { clubId, type });
  const { club, template, ...look } = requireFound(row);
  return { club, template, look };
}

const lookColumns = {
  brandColor: formDesigns.brandColor,
  logo: { width: clubImages.width, height: clubImages.height },
  imprint: { street: clubs.street, zip: clubs.zip, city: clubs.city, website: clubs.website },
};

const isPublishedDesign = and(eq(formDesigns.clubId, clubs.id), eq(formDesigns.stage, 'Published'));
const isLogo = and(eq(clubImages.clubId, clubs.id), eq(clubImages.kind, 'Logo'));

const selectWithTemplate = buildOnce(['clubId', 'type'], (tx, given) =>
  tx
    .select({
      club: clubColumns,
      ...lookColumns,
      template: {
        subject: emailTemplates.subject,
        body: emailTemplates.body,
        translations: emailTemplates.translations,
      },
    })
    .from(clubs)
    .leftJoin(
      emailTemplates,
      and(eq(emailTemplates.clubId, clubs.id), eq(emailTemplates.type, given('type'))),
    )
    .leftJoin(formDesigns, isPublishedDesign)
    .leftJoin(clubImages, isLogo)
    .where(eq(clubs.id, given('clubId'))),
);

/** Returns the logo as mails attach it; null if the club has none. */
export async function findMailLogo(
  tx: Tx,
  clubId: string,
): Promise<Pick<typeof clubImages.$inferSelect, 'data' | 'contentType'> | null> {
  const [row] = await tx
    .select({ data: clubImages.data, contentType: clubImages.contentType })
    .from(clubImages)
    .where(and(eq(clubImages.clubId, clubId), eq(clubImages.kind, 'Logo')));
  return row ?? null;
}

const clubColumns = {
  name: clubs.name,
  email: clubs.email,
  addressForm: clubs.addressForm,
  timeZone: clubs.timeZone,
  locale: clubs.locale,
  createdAt: clubs.createdAt,
};

function requireFound<Found>(found: Found | undefined): Found {
  if (!found) throw new Error('The club of a mail does not exist');
  return found;
}

export type NewMail = typeof mails.$inferInsert;

export async function insertMail(tx: Tx, mail: NewMail): Promise<void> {
  await insertRow(tx, { mail });
}

const insertRow = buildForRows((tx, { mail }: { readonly mail: NewMail }) => tx.insert(mails).values(mail));

const staffRecipient = {
  userId: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  locale: users.locale,
  departmentIds: clubUsers.departmentIds,
};

export type StaffRecipient = {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly locale: Locale;
  /** Empty if the user may see all submissions. */
  readonly departmentIds: readonly string[];
};

/**
 * Lists the active users of the club who want notifications about this kind of submission and may see one with these
 * departments. `recentMails` is the number of notifications about any kind that each got since `since`.
 */
export async function listStaffRecipients(
  tx: Tx,
  clubId: string,
  { kind, departmentIds }: { readonly kind: SubmissionKind; readonly departmentIds: readonly string[] },
  since: Date,
): Promise<(StaffRecipient & { readonly recentMails: number })[]> {
  return selectStaffRecipients(tx, {
    clubId,
    kind,
    departmentIds: `{${departmentIds.join(',')}}`,
    since: since.toISOString(),
  });
}

const selectStaffRecipients = buildOnce(['clubId', 'kind', 'departmentIds', 'since'], (tx, given) => {
  const recent = tx
    .select({ one: count() })
    .from(mails)
    .where(
      and(
        eq(mails.clubId, given('clubId')),
        eq(mails.toAddress, users.email),
        eq(mails.type, 'StaffNotification'),
        gte(mails.createdAt, given('since')),
      ),
    );
  return tx
    .select({ ...staffRecipient, recentMails: sql<number>`(${recent})::int` })
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
        eq(notificationRecipients.clubId, given('clubId')),
        eq(notificationRecipients.kind, given('kind')),
        eq(clubUsers.isActive, true),
        or(
          eq(clubUsers.departmentIds, []),
          sql`${clubUsers.departmentIds} && ${given('departmentIds')}::uuid[]`,
        ),
      ),
    )
    .orderBy(users.id);
});

/** Returns an active user of the club; null if they are no longer one. */
export async function findStaffRecipient(
  tx: Tx,
  clubId: string,
  userId: string,
): Promise<StaffRecipient | null> {
  const [row] = await tx
    .select(staffRecipient)
    .from(clubUsers)
    .innerJoin(users, eq(users.id, clubUsers.userId))
    .where(and(eq(clubUsers.clubId, clubId), eq(clubUsers.userId, userId), eq(clubUsers.isActive, true)));
  return row ?? null;
}

const formTitle = { title: furtherForms.title, translations: furtherForms.translations };

type FormTitle = Pick<typeof furtherForms.$inferSelect, 'title' | 'translations'>;

/** Returns the title of a further form, also of a deleted one; null for the standard form. */
export async function findFormTitle(tx: Tx, clubId: string, id: string | null): Promise<FormTitle | null> {
  if (id === null) return null;
  const [row] = await tx
    .select(formTitle)
    .from(furtherForms)
    .where(and(eq(furtherForms.clubId, clubId), eq(furtherForms.id, id)));
  return row ?? null;
}

type Unreported = {
  readonly kind: SubmissionKind;
  readonly number: number;
  readonly receivedAt: Date;
  readonly form: FormTitle | null;
};

/**
 * Lists submissions of a period, in order, of kinds that the user wants to hear of and that they may see. Omits those
 * that a mail has already reported to them.
 */
export async function listUnreported(
  tx: Tx,
  clubId: string,
  { userId, departmentIds }: Pick<StaffRecipient, 'userId' | 'departmentIds'>,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<Unreported[]> {
  const reported = tx
    .select({ one: sql`1` })
    .from(mails)
    .where(
      and(
        eq(mails.clubId, submissions.clubId),
        eq(mails.submissionId, submissions.id),
        eq(mails.recipientUserId, userId),
      ),
    );
  return tx
    .select({
      kind: submissions.kind,
      number: submissions.number,
      receivedAt: submissions.receivedAt,
      form: formTitle,
    })
    .from(submissions)
    .leftJoin(
      furtherForms,
      and(eq(furtherForms.clubId, submissions.clubId), eq(furtherForms.id, submissions.furtherFormId)),
    )
    .innerJoin(
      notificationRecipients,
      and(
        eq(notificationRecipients.clubId, submissions.clubId),
        eq(notificationRecipients.kind, submissions.kind),
        eq(notificationRecipients.userId, userId),
      ),
    )
    .where(
      and(
        eq(submissions.clubId, clubId),
        gte(submissions.receivedAt, from),
        lt(submissions.receivedAt, until),
        departmentIds.length === 0 ? undefined : arrayOverlaps(submissions.departmentIds, [...departmentIds]),
        notExists(reported),
      ),
    )
    .orderBy(submissions.receivedAt, submissions.number);
}

/** Returns the state of a mail; null if the club has none with this id. */
export async function findMailState(tx: Tx, clubId: string, id: string): Promise<MailState | null> {
  const [mail] = await tx
    .select({ state: mails.state })
    .from(mails)
    .where(and(eq(mails.clubId, clubId), eq(mails.id, id)));
  return mail?.state ?? null;
}

/** Lists the mails of a type about a submission that were written at `createdAt`, newest first. */
export async function listMailsOf(
  tx: Tx,
  clubId: string,
  { submissionId, type, createdAt }: Pick<StoredMail, 'type' | 'createdAt'> & { submissionId: string },
): Promise<StoredMail[]> {
  return tx
    .select()
    .from(mails)
    .where(
      and(
        ...[eq(mails.clubId, clubId), eq(mails.submissionId, submissionId)],
        ...[eq(mails.type, type), eq(mails.createdAt, createdAt)],
      ),
    )
    .orderBy(desc(mails.id));
}

export async function hasMail(tx: Tx, clubId: string, id: string): Promise<boolean> {
  return (await tx.$count(mails, and(eq(mails.clubId, clubId), eq(mails.id, id)))) > 0;
}

/** Lists the club's active Admins. */
export async function listAdmins(tx: Tx, clubId: string): Promise<StaffRecipient[]> {
  return tx
    .select(staffRecipient)
    .from(clubUsers)
    .innerJoin(users, eq(users.id, clubUsers.userId))
    .where(and(eq(clubUsers.clubId, clubId), eq(clubUsers.role, 'Admin'), eq(clubUsers.isActive, true)))
    .orderBy(users.id);
}

export type SmtpSettingsRow = typeof smtpSettings.$inferSelect;

/** Returns the club's own mail server; null if it uses the installation's. */
export async function findSmtpSettings(tx: Tx, clubId: string): Promise<SmtpSettingsRow | null> {
  const [row] = await tx.select().from(smtpSettings).where(eq(smtpSettings.clubId, clubId));
  return row ?? null;
}

export type StoredMail = typeof mails.$inferSelect;

const isDue = or(isNull(mails.nextAttemptAt), lte(mails.nextAttemptAt, sql`now()`));

/**
 * Leases a due queued mail for `leaseSeconds`; no other worker gets it meanwhile. Returns null if there is none. Uses
 * the database's clock, as the job queue does.
 */
export async function leaseMail(
  tx: Tx,
  clubId: string,
  id: string,
  leaseSeconds: number,
): Promise<StoredMail | null> {
  const [mail] = await tx
    .update(mails)
    .set({ nextAttemptAt: leaseEnd(leaseSeconds) })
    .where(and(eq(mails.clubId, clubId), eq(mails.id, id), eq(mails.state, 'Queued'), isDue))
    .returning();
  return mail ?? null;
}

/** Extends the lease of a mail while its attempt runs. */
export async function renewLease(tx: Tx, mail: StoredMail, leaseSeconds: number): Promise<void> {
  await tx
    .update(mails)
    .set({ nextAttemptAt: leaseEnd(leaseSeconds) })
    .where(isStillAt(mail));
}

/**
 * Returns the time of the next attempt of a queued mail, or the end of its lease. Returns null if the mail has neither
 * or is not queued.
 */
export async function findNextAttemptAt(tx: Tx, clubId: string, id: string): Promise<Date | null> {
  const [mail] = await tx
    .select({ nextAttemptAt: mails.nextAttemptAt })
    .from(mails)
    .where(and(eq(mails.clubId, clubId), eq(mails.id, id), eq(mails.state, 'Queued')));
  return mail?.nextAttemptAt ?? null;
}

/**
 * Whether the recipient of a mail has confirmed the address by a link: the applicant or guardian by confirming the
 * submission, staff by their account. A confirmation by staff or an invitation does not count.
 */
export async function isConfirmedRecipient(
  tx: Tx,
  {
    clubId,
    submissionId,
    type,
    toAddress,
  }: Pick<StoredMail, 'clubId' | 'submissionId' | 'type' | 'toAddress'>,
): Promise<boolean> {
  if (type === 'UserInvitation') return false;
  if (submissionId !== null && type !== 'StaffNotification')
    return isConfirmedByLink(tx, clubId, submissionId);
  const isOwner = and(
    inArray(sql`lower(${users.email})`, emailKeys(toAddress)),
    isNotNull(users.emailConfirmedAt),
  );
  return (await tx.$count(users, isOwner)) > 0;
}

/** Whether all required people have confirmed a submission by their links. */
export async function isConfirmedByLink(tx: Tx, clubId: string, submissionId: string): Promise<boolean> {
  const isByLink = and(
    eq(submissionHistory.clubId, clubId),
    eq(submissionHistory.submissionId, submissionId),
    eq(submissionHistory.type, 'Confirmed'),
    eq(submissionHistory.actorKind, 'Member'),
  );
  return (await tx.$count(submissionHistory, isByLink)) > 0;
}

/** Writes the result of an attempt. Returns false if the mail is not queued or another attempt was written. */
export async function updateMail(
  tx: Tx,
  mail: StoredMail,
  change: Partial<Pick<StoredMail, 'state' | 'attempts' | 'lastError' | 'nextAttemptAt' | 'sentAt'>>,
): Promise<boolean> {
  const rows = await tx.update(mails).set(change).where(isStillAt(mail)).returning({ id: mails.id });
  return rows.length > 0;
}

/** Sets a queued mail to `Failed` and returns it. Returns null if there is none. */
export async function endQueuedMail(
  tx: Tx,
  clubId: string,
  id: string,
  lastError: string,
): Promise<StoredMail | null> {
  const [mail] = await tx
    .update(mails)
    .set({ state: 'Failed', lastError, nextAttemptAt: null })
    .where(and(eq(mails.clubId, clubId), eq(mails.id, id), eq(mails.state, 'Queued')))
    .returning();
  return mail ?? null;
}

function isStillAt(mail: StoredMail) {
  return and(
    eq(mails.clubId, mail.clubId),
    eq(mails.id, mail.id),
    eq(mails.state, 'Queued'),
    eq(mails.attempts, mail.attempts),
  );
}

function leaseEnd(seconds: number) {
  return sql`now() + make_interval(secs => ${seconds})`;
}
