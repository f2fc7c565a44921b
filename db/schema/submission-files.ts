import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { clubForeignKey } from './clubs';
import { bytea, clubId, createdAt } from './columns';
import { submissionForeignKey } from './submissions';

/**
 * Files that answer custom fields, written anew by us (ADR 0033). A row without a submission was uploaded and not
 * submitted yet; the nightly run deletes it after a day.
 */
export const submissionFiles = pgTable(
  'submission_files',
  {
    clubId: clubId(),
    /** Random (UUIDv4), because who knows the id of an upload can submit it. */
    id: uuid().notNull(),
    submissionId: uuid(),
    /** The custom field that it answers. */
    fieldName: text().notNull(),
    /** The form token that may submit it; null for an upload of staff. */
    formTokenId: uuid(),
    fileName: text().notNull(),
    contentType: text().notNull(),
    byteCount: integer().notNull(),
    fileKeyEncrypted: text().notNull(),
    /** Encrypted with the key of the row. */
    data: bytea().notNull(),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ name: 'submission_files_pk', columns: [table.clubId, table.id] }),
    clubForeignKey('submission_files_club_fk', table),
    submissionForeignKey('submission_files_submission_fk', table),
    index('submission_files_submission_index').on(table.clubId, table.submissionId),
    index('submission_files_upload_index')
      .on(table.clubId, table.createdAt)
      .where(sql`${table.submissionId} is null`),
    check(
      'submission_files_content_type',
      sql`${table.contentType} in ('application/pdf', 'image/jpeg', 'image/png')`,
    ),
  ],
);
