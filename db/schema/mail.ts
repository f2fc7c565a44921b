import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { clubForeignKey } from './clubs';
import { clubId, createdAt, instant, recordId, translations } from './columns';
import {
  emailTemplateTypeEnum,
  localeEnum,
  mailStateEnum,
  smtpSecurityEnum,
  submissionKindEnum,
} from './enums';
import { submissionForeignKey } from './submissions';
import { clubUsers } from './users';

export const emailTemplates = pgTable(
  'email_templates',
  {
    clubId: clubId(),
    type: emailTemplateTypeEnum().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    translations: translations<'subject' | 'body'>(),
    version: integer().notNull().default(1),
    updatedAt: instant().notNull().defaultNow(),
  },
  table => [
    primaryKey({ name: 'email_templates_pk', columns: [table.clubId, table.type] }),
    clubForeignKey('email_templates_club_fk', table),
  ],
);

export const smtpSettings = pgTable(
  'smtp_settings',
  {
    clubId: clubId(),
    host: text().notNull(),
    port: integer().notNull(),
    security: smtpSecurityEnum().notNull(),
    username: text().notNull().default(''),
    passwordEncrypted: text(),
    fromAddress: text().notNull(),
    fromName: text().notNull().default(''),
    replyTo: text().notNull().default(''),
    version: integer().notNull().default(1),
    updatedAt: instant().notNull().defaultNow(),
  },
  table => [
    primaryKey({ name: 'smtp_settings_pk', columns: [table.clubId] }),
    clubForeignKey('smtp_settings_club_fk', table),
    check('smtp_settings_port', sql`${table.port} between 1 and 65535`),
  ],
);

/** Which user gets notifications about which kind of submission. */
export const notificationRecipients = pgTable(
  'notification_recipients',
  {
    clubId: clubId(),
    userId: uuid().notNull(),
    kind: submissionKindEnum().notNull(),
  },
  table => [
    primaryKey({ name: 'notification_recipients_pk', columns: [table.clubId, table.userId, table.kind] }),
    foreignKey({
      name: 'notification_recipients_user_fk',
      columns: [table.clubId, table.userId],
      foreignColumns: [clubUsers.clubId, clubUsers.userId],
    }).onDelete('cascade'),
  ],
);

/** The outbox: every mail of the club, rendered when it was queued. Text and HTML are encrypted. */
export const mails = pgTable(
  'mails',
  {
    clubId: clubId(),
    id: recordId(),
    type: emailTemplateTypeEnum().notNull(),
    state: mailStateEnum().notNull().default('Queued'),
    submissionId: uuid(),
    recipientUserId: uuid(),
    /**
     * Notices that are not about a submission. The report has an unsubscribe link; the budget notice counts against no
     * budget; only its recipient may read the link to a started form.
     */
    topic: text().$type<'MonthlyReport' | 'MailBudget' | 'FormDraft'>(),
    toAddress: text().notNull(),
    toName: text().notNull().default(''),
    subject: text().notNull(),
    textEncrypted: text().notNull(),
    htmlEncrypted: text().notNull(),
    locale: localeEnum().notNull(),
    attempts: integer().notNull().default(0),
    lastError: text(),
    createdAt: createdAt(),
    nextAttemptAt: instant(),
    sentAt: instant(),
  },
  table => [
    primaryKey({ name: 'mails_pk', columns: [table.clubId, table.id] }),
    clubForeignKey('mails_club_fk', table),
    submissionForeignKey('mails_submission_fk', table),
    index('mails_created_index').on(table.clubId, table.createdAt, table.id),
    index('mails_submission_index').on(table.clubId, table.submissionId),
    index('mails_recipient_index').on(table.clubId, table.toAddress, table.createdAt),
  ],
);

/** Attachments of mails, encrypted like their text. */
export const mailAttachments = pgTable(
  'mail_attachments',
  {
    clubId: clubId(),
    id: recordId(),
    mailId: uuid().notNull(),
    fileName: text().notNull(),
    contentType: text().notNull(),
    /** Size of the file in bytes. */
    size: integer().notNull(),
    contentEncrypted: text().notNull(),
  },
  table => [
    primaryKey({ name: 'mail_attachments_pk', columns: [table.clubId, table.id] }),
    foreignKey({
      name: 'mail_attachments_mail_fk',
      columns: [table.clubId, table.mailId],
      foreignColumns: [mails.clubId, mails.id],
    }).onDelete('cascade'),
    index('mail_attachments_mail_index').on(table.clubId, table.mailId),
  ],
);
