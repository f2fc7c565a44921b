import { eq, type SQL, sql } from 'drizzle-orm';
import { clubs } from './schema/clubs';

/**
 * SQL for the first instant of a day in a time zone: midnight, or an hour after 23:00, whichever is earlier. If clocks
 * turn back over midnight, midnight comes twice and PostgreSQL uses the second. If they skip 23:00, the second value is
 * too late.
 */
export function dayBegins(day: SQL, timeZone: SQL | string): SQL {
  const midnight = sql`(${day})::timestamp`;
  const fromHourBefore = sql`(${midnight} - interval '1 hour') at time zone ${timeZone} + interval '1 hour'`;
  return sql`least(${midnight} at time zone ${timeZone}, ${fromHourBefore})`;
}

/** SQL for the time zone of a club. */
export function timeZoneOf(clubId: string): SQL {
  return sql`(select ${clubs.timeZone} from ${clubs} where ${eq(clubs.id, clubId)})`;
}
