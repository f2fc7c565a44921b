import { boolean, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { clubForeignKey } from './clubs';
import { clubId, createdAt, recordId } from './columns';
import { users } from './users';

/** Saved lists of submissions, visible to the user who saved them or, if shared, to all users of the club. */
export const savedViews = pgTable(
  'saved_views',
  {
    clubId: clubId(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: recordId(),
    name: text().notNull(),
    /** Filter, order and columns, in the shape of the API. */
    settings: jsonb().$type<Record<string, unknown>>().notNull(),
    isShared: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ name: 'saved_views_pk', columns: [table.clubId, table.id] }),
    clubForeignKey('saved_views_club_fk', table),
    unique('saved_views_name_unique').on(table.clubId, table.userId, table.name),
  ],
);
