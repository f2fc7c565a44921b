import { eq, type SQL, sql } from 'drizzle-orm';
import { clubs } from './schema/clubs';

/**
 * The first instant of a day in a time zone: midnight, or an hour after the hour before it, whichever is earlier. Where
 * clocks turn back over midnight, it comes twice, and PostgreSQL takes the second; where they skip the hour before, that
 * hour is none.
 */
export function dayBegins(day: SQL, timeZone: SQL | string): SQL {
  const midnight = sql`(${day})::timestamp`;
  const fromHourBefore = sql`(${midnight} - interval '1 hour') at time zone ${timeZone} + interval '1 hour'`;
  return sql`least(${midnight} at time zone ${timeZone}, ${fromHourBefore})`;
}

/** The time zone of a club, within a statement. */
export function timeZoneOf(clubId: string): SQL {
  return sql`(select ${clubs.timeZone} from ${clubs} where ${eq(clubs.id, clubId)})`;
}
