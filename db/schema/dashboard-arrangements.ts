import { foreignKey, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { clubId } from './columns';
import { clubUsers } from './users';

/** Reports that a user wants to see, in their order. Deleted when the user leaves the club. */
export const dashboardArrangements = pgTable(
  'dashboard_arrangements',
  {
    clubId: clubId(),
    userId: uuid().notNull(),
    /** In the shape of the API. May contain names of cards that this version does not know. */
    cards: jsonb().$type<{ card: string; isShown: boolean }[]>().notNull(),
  },
  table => [
    primaryKey({ name: 'dashboard_arrangements_pk', columns: [table.clubId, table.userId] }),
    foreignKey({
      name: 'dashboard_arrangements_club_user_fk',
      columns: [table.clubId, table.userId],
      foreignColumns: [clubUsers.clubId, clubUsers.userId],
    }).onDelete('cascade'),
  ],
);
