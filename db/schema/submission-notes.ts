import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { clubId, instant, recordId } from './columns';
import { actorKindEnum } from './enums';
import { submissionForeignKey } from './submissions';

/** Notes of staff about a submission, never shown to members; deleted with the person (docs/product/inbox.md). */
export const submissionNotes = pgTable(
  'submission_notes',
  {
    clubId: clubId(),
    id: recordId(),
    submissionId: uuid().notNull(),
    text: text().notNull(),
    authorKind: actorKindEnum().notNull(),
    authorId: uuid(),
    createdAt: instant().notNull(),
    /** Null while the note is unchanged. */
    editedAt: instant(),
    version: integer().notNull().default(1),
  },
  table => [
    primaryKey({ name: 'submission_notes_pk', columns: [table.clubId, table.id] }),
    submissionForeignKey('submission_notes_submission_fk', table),
    index('submission_notes_submission_index').on(
      table.clubId,
      table.submissionId,
      table.createdAt,
      table.id,
    ),
  ],
);
