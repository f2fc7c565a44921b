import { and, asc, desc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { clubs } from '@/db/schema/clubs';
import { nightlyRuns } from '@/db/schema/operations';
import { clubUsers, users } from '@/db/schema/users';
import type { Locale } from '@/lib/rules/enums';

/** Local time at which reports are sent. */
const leavesAt = '06:00';

export type DueRun = {
  readonly night: string;
  readonly lastNight: string | null;
  /** Earliest time to send the report, on the day of the nightly run. */
  readonly leavesAt: Date;
};

/** The club's current nightly run and the last finished one before it; null if none has begun. */
export async function findNightlyRun(tx: Tx, clubId: string): Promise<DueRun | null> {
  const { night, finishedAt, clubId: club } = nightlyRuns;
  const [current] = await tx
    .select({
      night,
      leavesAt: sql<string>`(${night}::date + ${leavesAt}::time) at time zone ${clubs.timeZone}`,
    })
    .from(nightlyRuns)
    .innerJoin(clubs, eq(clubs.id, club))
    .where(eq(club, clubId))
    .orderBy(desc(night))
    .limit(1);
  if (!current) return null;
  const [last] = await tx
    .select({ night })
    .from(nightlyRuns)
    .where(and(eq(club, clubId), lt(night, current.night), isNotNull(finishedAt)))
    .orderBy(desc(night))
    .limit(1);
  return { night: current.night, lastNight: last?.night ?? null, leavesAt: new Date(current.leavesAt) };
}

export type Reader = {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly locale: Locale;
  /** Empty if the report is about the whole club. */
  readonly departmentIds: readonly string[];
};

/** The active users of the club who get its report; only `userId` if given. */
export async function listReaders(tx: Tx, clubId: string, userId?: string): Promise<Reader[]> {
  const { getsMonthlyReport, isActive } = clubUsers;
  return tx
    .select({
      userId: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      locale: users.locale,
      departmentIds: clubUsers.departmentIds,
    })
    .from(clubUsers)
    .innerJoin(users, eq(users.id, clubUsers.userId))
    .where(
      and(
        eq(clubUsers.clubId, clubId),
        eq(getsMonthlyReport, true),
        eq(isActive, true),
        userId === undefined ? undefined : eq(users.id, userId),
      ),
    )
    .orderBy(asc(users.id));
}
