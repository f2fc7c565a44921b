import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { clubId, instant, recordId } from './columns';
import { actorKindEnum } from './enums';
import { submissionForeignKey } from './submissions';

/** Questions of staff to an applicant, each with its answer; deleted with the person (docs/product/inbox.md). */
export const submissionQuestions = pgTable(
  'submission_questions',
  {
    clubId: clubId(),
    id: recordId(),
    submissionId: uuid().notNull(),
    text: text().notNull(),
    askedAt: instant().notNull(),
    askedByKind: actorKindEnum().notNull(),
    askedById: uuid(),
    /** The day of the reminder in the club's time zone; null without one. */
    remindOn: date({ mode: 'string' }),
    remindedAt: instant(),
    /** Empty if the applicant only corrected their details. */
    answer: text(),
    answeredAt: instant(),
    /** By staff, or with the decision. */
    closedAt: instant(),
  },
  table => [
    primaryKey({ name: 'submission_questions_pk', columns: [table.clubId, table.id] }),
    submissionForeignKey('submission_questions_submission_fk', table),
    index('submission_questions_submission_index').on(
      table.clubId,
      table.submissionId,
      table.askedAt,
      table.id,
    ),
    uniqueIndex('submission_questions_open_unique')
      .on(table.clubId, table.submissionId)
      .where(sql`${table.answeredAt} is null and ${table.closedAt} is null`),
    check('submission_questions_answered', sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
  ],
);
