import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { clubForeignKey } from './clubs';
import { clubId, createdAt, instant, recordId } from './columns';
import { answerPurposeEnum } from './enums';

/** Texts for accepting or denying that staff insert into their message (docs/product/inbox.md). */
export const answerTemplates = pgTable(
  'answer_templates',
  {
    clubId: clubId(),
    id: recordId(),
    purpose: answerPurposeEnum().notNull(),
    name: text().notNull(),
    text: text().notNull(),
    sortOrder: integer().notNull().default(0),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant().notNull().defaultNow(),
  },
  table => [
    primaryKey({ name: 'answer_templates_pk', columns: [table.clubId, table.id] }),
    clubForeignKey('answer_templates_club_fk', table),
    index('answer_templates_order_index').on(table.clubId, table.sortOrder, table.name),
  ],
);
