import { index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { clubForeignKey } from './clubs';
import { clubId, instant, recordId } from './columns';

/**
 * Signatures drawn on a phone for a form on another screen, stored for ten minutes at most (docs/product/forms.md).
 * A row names neither the person nor the submission.
 */
export const signatureRequests = pgTable(
  'signature_requests',
  {
    clubId: clubId(),
    id: recordId(),
    /** Token of the phone's link: it can store the signature once, and read nothing. */
    signTokenHash: text().notNull(),
    /** Token of the form: it can read and remove. */
    readTokenHash: text().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** A PNG as data URL; null until it is signed. */
    imageEncrypted: text(),
  },
  table => [
    primaryKey({ name: 'signature_requests_pk', columns: [table.clubId, table.id] }),
    clubForeignKey('signature_requests_club_fk', table),
    unique('signature_requests_sign_token_unique').on(table.clubId, table.signTokenHash),
    unique('signature_requests_read_token_unique').on(table.clubId, table.readTokenHash),
    index('signature_requests_expiry_index').on(table.clubId, table.expiresAt),
  ],
);
