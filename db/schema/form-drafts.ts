import { index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { clubForeignKey } from './clubs';
import { clubId, instant, recordId } from './columns';
import { localeEnum, submissionKindEnum } from './enums';

/**
 * Started forms whose applicant asked for a link by mail, for 14 days (contract §3). Staff do not see them.
 */
export const formDrafts = pgTable(
  'form_drafts',
  {
    clubId: clubId(),
    id: recordId(),
    kind: submissionKindEnum().notNull(),
    /** Slug of a further membership form; empty for the standard form. */
    form: text().notNull(),
    locale: localeEnum().notNull(),
    /** In lower case; erasure of a person finds the draft by it. */
    email: text().notNull(),
    tokenHash: text().notNull(),
    /** The typed values by control, as JSON. */
    contentEncrypted: text().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  table => [
    primaryKey({ name: 'form_drafts_pk', columns: [table.clubId, table.id] }),
    clubForeignKey('form_drafts_club_fk', table),
    unique('form_drafts_token_unique').on(table.clubId, table.tokenHash),
    index('form_drafts_email_index').on(table.clubId, table.email),
    index('form_drafts_expiry_index').on(table.clubId, table.expiresAt),
  ],
);
