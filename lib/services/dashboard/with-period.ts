import { type Tx, withClubSnapshot } from '@/db/client';
import type { DashboardQuery } from '@/lib/contracts/dashboard';
import type { Ctx } from '@/lib/platform/context';
import { today } from '@/lib/rules/dates/calendar';
import { resolvePeriod } from './period';
import { type ClubPeriod, getTimeZone } from './queries';

/** Reads a report for the requested days in the club's time zone. Throws a 400 like `resolvePeriod`. */
export function withPeriod<Report>(
  ctx: Ctx,
  query: DashboardQuery,
  read: (tx: Tx, period: ClubPeriod) => Promise<Report>,
): Promise<Report> {
  return withClubSnapshot(ctx, async tx => {
    const timeZone = await getTimeZone(tx, ctx.clubId);
    const days = resolvePeriod(query, today(timeZone, ctx.now));
    return read(tx, { ...days, timeZone, clubId: ctx.clubId });
  });
}
