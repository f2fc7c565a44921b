import { foreignKey, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { clubId } from './columns';
import { clubUsers } from './users';

/** Which reports a person of staff wants to see, and in which order; gone with the person's place in the club. */
export const dashboardArrangements = pgTable(
  'dashboard_arrangements',
  {
    clubId: clubId(),
    userId: uuid().notNull(),
    /** As the contract has them; names that no version of this service knows may be among them. */
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
