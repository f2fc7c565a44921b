import { eq, type SQL, sql } from 'drizzle-orm';
import { clubs } from './schema/clubs';

/**
 * The first instant of a day in a time zone, from the hour before it: where clocks turn back over midnight, midnight comes
 * twice, and PostgreSQL takes the second.
 */
export function dayBegins(day: SQL, timeZone: SQL | string): SQL {
  return sql`(((${day})::timestamp - interval '1 hour') at time zone ${timeZone} + interval '1 hour')`;
}

/** The time zone of a club, within a statement. */
export function timeZoneOf(clubId: string): SQL {
  return sql`(select ${clubs.timeZone} from ${clubs} where ${eq(clubs.id, clubId)})`;
}
