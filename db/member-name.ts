import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { users } from './schema/users';

/**
 * Join condition for `users` by `userId` while that person belongs to the club. A person who left has no name here:
 * their account may continue in another club, and this club must not see it. `clubId` is a value, as in every sub-select
 * (ADR 0039).
 */
export function isMember(clubId: string | SQL, userId: AnyPgColumn): SQL | undefined {
  return and(
    eq(users.id, userId),
    sql`exists (select from club_users m where m.club_id = ${clubId} and m.user_id = ${users.id})`,
  );
}

/** Name of the joined user, or the email address without a name; null without a joined user. */
export const memberName = sql<string | null>`coalesce(
  nullif(trim(concat_ws(' ', ${users.firstName}, ${users.lastName})), ''), ${users.email})`;
