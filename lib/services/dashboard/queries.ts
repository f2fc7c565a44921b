import { and, count, desc, eq, gte, inArray, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '@/db/client';
import { dayBegins } from '@/db/day-begins';
import { departments, memberships } from '@/db/schema/catalog';
import { clubs } from '@/db/schema/clubs';
import {
  familyMembers,
  submissionDepartments,
  submissionMemberships,
  submissions,
} from '@/db/schema/submissions';
import { webhookDeliveries, webhookEvents } from '@/db/schema/webhooks';
import type { Gender } from '@/lib/rules/enums';
import { listMonths, type Period } from './period';

/** Days of a club, in its time zone. */
export type ClubPeriod = Period & { readonly clubId: string; readonly timeZone: string };

export async function getTimeZone(tx: Tx, clubId: string): Promise<string> {
  const [club] = await tx.select({ timeZone: clubs.timeZone }).from(clubs).where(eq(clubs.id, clubId));
  if (!club) throw new Error('The club of a report does not exist');
  return club.timeZone;
}

/** New submissions from one day to the next day of its list: of each kind, and of all kinds by state. */
export type ReceivedCounts = {
  readonly day: string;
  readonly memberships: number;
  readonly changes: number;
  readonly cancellations: number;
  readonly open: number;
  readonly accepted: number;
  readonly rejected: number;
  readonly withdrawn: number;
};

/**
 * Counts submissions from each of `days` to the next, and from the last one to the end of the period, in their order.
 * Converts only the days to the time zone, not each submission: an index holds all values that are read.
 */
export async function countReceived(
  tx: Tx,
  { clubId, timeZone, to }: ClubPeriod,
  days: readonly string[],
): Promise<ReceivedCounts[]> {
  const { kind, state, receivedAt, anonymizedAt, withdrawnAt } = submissions;
  const counted = (condition: SQL) => sql`count(*) filter (where ${condition})::int`;
  const rows = await tx.execute<ReceivedCounts>(sql`
    select day::text, counts.*
    from (
      select day, place, lead(day, 1, ${to}::date + 1) over (order by place) as next_day
      from unnest(${`{${days.join(',')}}`}::date[]) with ordinality as days (day, place)
    ) as spans
    cross join lateral (
      select ${counted(eq(kind, 'Membership'))} as memberships, ${counted(eq(kind, 'Change'))} as changes,
        ${counted(eq(kind, 'Cancellation'))} as cancellations,
        ${counted(sql`${inArray(state, ['New', 'Confirmed'])} and ${isNull(anonymizedAt)}`)} as open,
        ${counted(eq(state, 'Accepted'))} as accepted,
        ${counted(sql`${eq(state, 'Rejected')} and ${isNull(withdrawnAt)}`)} as rejected,
        count(${withdrawnAt})::int as withdrawn
      from ${submissions}
      where ${submissions.clubId} = ${clubId}
        and ${receivedAt} >= ${dayBegins(sql`spans.day`, timeZone)}
        and ${receivedAt} < ${dayBegins(sql`spans.next_day`, timeZone)}
    ) as counts
    order by place`);
  return [...rows];
}

/** Sums the monthly recurring price of the accepted membership applications, as exact decimal text of cents. */
export async function sumMonthlyCents(tx: Tx, period: ClubPeriod): Promise<string> {
  const { priceInterval, recurringCents } = submissionMemberships;
  const months = sql`case ${priceInterval}
    when 'Monthly' then 1 when 'Quarterly' then 3 when 'HalfYearly' then 6 when 'Yearly' then 12 end`;
  const [row] = await tx
    .select({ cents: sql<string>`coalesce(round(sum(${recurringCents}::numeric / (${months}))), 0)` })
    .from(submissions)
    .innerJoin(submissionMemberships, isPartOf(submissionMemberships))
    .where(and(isNewMembership(period), eq(submissions.state, 'Accepted')));
  return row?.cents ?? '0';
}

/** Persons of new membership applications by age on the day of receipt; null if the age is unknown. */
export async function countAges(tx: Tx, period: ClubPeriod) {
  const received = dayOf(submissions.receivedAt, period);
  // date_part, because extract computes in decimals, which needs twice as long.
  const ageOn = (birthDate: PgColumn) =>
    sql<number | null>`case when ${birthDate} is not null then
      greatest(0, date_part('year', age(${received}::timestamp, ${birthDate}::timestamp)))::int end`.as(
      'value',
    );
  return countPersons(tx, period, {
    applicant: ageOn(submissions.birthDate),
    relative: ageOn(familyMembers.birthDate),
  });
}

/** Persons of new membership applications by gender; null without an answer. */
export function countGenders(tx: Tx, period: ClubPeriod) {
  const genderOf = (gender: PgColumn) => sql<Gender | null>`${gender}`.as('value');
  return countPersons(tx, period, {
    applicant: genderOf(submissions.gender),
    relative: genderOf(familyMembers.gender),
  });
}

function countPersons<Value>(
  tx: Tx,
  period: ClubPeriod,
  of: { readonly applicant: SQL.Aliased<Value>; readonly relative: SQL.Aliased<Value> },
) {
  const isKnown = and(isNewMembership(period), isNull(submissions.anonymizedAt));
  const applicants = tx.select({ value: of.applicant }).from(submissions).where(isKnown);
  const relatives = tx
    .select({ value: of.relative })
    .from(submissions)
    .innerJoin(familyMembers, isPartOf(familyMembers))
    .where(isKnown);
  const persons = applicants.unionAll(relatives).as('persons');
  return tx.select({ value: persons.value, count: count() }).from(persons).groupBy(persons.value);
}

export function rankDepartments(tx: Tx, period: ClubPeriod, limit: number) {
  const named = sql<number>`count(distinct ${submissions.id})::int`;
  return tx
    .select({ departmentId: departments.id, name: departments.name, count: named })
    .from(submissions)
    .innerJoin(submissionDepartments, isPartOf(submissionDepartments))
    .innerJoin(
      departments,
      and(
        eq(departments.clubId, submissionDepartments.clubId),
        eq(departments.id, submissionDepartments.departmentId),
      ),
    )
    .where(isNewMembership(period))
    .groupBy(departments.id, departments.name)
    .orderBy(desc(named), departments.name, departments.id)
    .limit(limit);
}

export function rankMemberships(tx: Tx, period: ClubPeriod) {
  return tx
    .select({ membershipId: memberships.id, name: memberships.name, count: count() })
    .from(submissions)
    .innerJoin(submissionMemberships, isPartOf(submissionMemberships))
    .innerJoin(
      memberships,
      and(
        eq(memberships.clubId, submissionMemberships.clubId),
        eq(memberships.id, submissionMemberships.membershipId),
      ),
    )
    .where(isNewMembership(period))
    .groupBy(memberships.id, memberships.name)
    .orderBy(desc(count()), memberships.name, memberships.id);
}

export function countPaymentMethods(tx: Tx, period: ClubPeriod) {
  const { paymentMethod } = submissionMemberships;
  return tx
    .select({ paymentMethod, count: count() })
    .from(submissions)
    .innerJoin(submissionMemberships, isPartOf(submissionMemberships))
    .where(isNewMembership(period))
    .groupBy(paymentMethod);
}

/** A confirmed submission stays counted, whatever its later state. */
export async function countFunnel(tx: Tx, period: ClubPeriod) {
  const { state, confirmedAt, withdrawnAt } = submissions;
  const inState = (wanted: 'Accepted' | 'Rejected') =>
    sql<number>`count(*) filter (where ${state} = ${wanted} and ${isNull(withdrawnAt)})::int`;
  const [row] = await tx
    .select({
      received: count(),
      emailConfirmed: sql<number>`count(${confirmedAt})::int`,
      accepted: inState('Accepted'),
      rejected: inState('Rejected'),
      withdrawn: sql<number>`count(${withdrawnAt})::int`,
    })
    .from(submissions)
    .where(isNewMembership(period));
  return row ?? { received: 0, emailConfirmed: 0, accepted: 0, rejected: 0, withdrawn: 0 };
}

const spent = sql`(${submissions.decidedAt} - ${submissions.receivedAt})`;
/** Converts an interval to hours with two decimals. PostgreSQL rounds it exactly. */
const toHours = (interval: SQL) =>
  sql<number | null>`round(extract(epoch from ${interval}) / 3600, 2)::float8`;
const averageHours = toHours(sql`avg(${spent})`);

/** Decisions by position of their month in `listMonths`, without withdrawn submissions. */
export function measureDecisions(tx: Tx, period: ClubPeriod) {
  const place = placeOfMonth(submissions.decidedAt, period).as('place');
  const medianHours = toHours(sql`percentile_cont(0.5) within group (order by ${spent})`);
  return tx
    .select({ place, averageHours, medianHours, count: count() })
    .from(submissions)
    .where(isDecided(period))
    .groupBy(place);
}

/** Rounded to two decimals; null without decisions. */
export async function averageDecisionHours(tx: Tx, period: ClubPeriod): Promise<number | null> {
  const [row] = await tx.select({ averageHours }).from(submissions).where(isDecided(period));
  return row?.averageHours ?? null;
}

export type DeliveryCount = Awaited<ReturnType<typeof countDeliveries>>[number];

/** Finished deliveries, of one webhook if given, by position of their event's month in `listMonths` and by its type. */
export function countDeliveries(tx: Tx, period: ClubPeriod, webhookId?: string) {
  const { status, createdAt, clubId, subscriptionId } = webhookDeliveries;
  const { type } = webhookEvents;
  const place = placeOfMonth(createdAt, period).as('place');
  return tx
    .select({ place, status, type, count: count() })
    .from(webhookDeliveries)
    .innerJoin(
      webhookEvents,
      and(eq(webhookEvents.clubId, clubId), eq(webhookEvents.id, webhookDeliveries.eventId)),
    )
    .where(
      and(
        eq(clubId, period.clubId),
        isWithin(createdAt, period),
        inArray(status, ['Succeeded', 'Failed']),
        ne(type, 'Test'),
        webhookId === undefined ? undefined : eq(subscriptionId, webhookId),
      ),
    )
    .groupBy(place, status, type);
}

/** Leaves out anonymised postcodes. The city of a postcode is the one that most of its persons named. */
export async function rankZips(tx: Tx, period: ClubPeriod, limit: number) {
  const { zip, city } = submissions;
  const places = tx
    .select({ zip, city, count: count().as('count') })
    .from(submissions)
    .where(and(isNewMembership(period), sql`${zip} <> ''`))
    .groupBy(zip, city)
    .as('places');
  const sum = sql<number>`sum(${places.count})::int`;
  return tx
    .select({
      zip: places.zip,
      city: sql<string>`(array_agg(${places.city} order by ${places.count} desc, ${places.city}))[1]`,
      count: sum,
    })
    .from(places)
    .groupBy(places.zip)
    .orderBy(desc(sum), places.zip)
    .limit(limit);
}

type Bounds = {
  readonly clubId: string;
  readonly timeZone: string;
  readonly from: string | SQL;
  readonly to: string;
};

function isReceived(period: Bounds): SQL | undefined {
  return and(eq(submissions.clubId, period.clubId), isWithin(submissions.receivedAt, period));
}

function isNewMembership(period: Bounds): SQL | undefined {
  return and(isReceived(period), eq(submissions.kind, 'Membership'));
}

function isDecided(period: Bounds): SQL | undefined {
  return and(
    eq(submissions.clubId, period.clubId),
    isWithin(submissions.decidedAt, period),
    sql`${submissions.withdrawnAt} is null`,
  );
}

function isWithin(instant: PgColumn, { timeZone, from, to }: Bounds): SQL | undefined {
  return and(
    gte(instant, dayBegins(sql`(${from})::date`, timeZone)),
    lt(instant, dayBegins(sql`${to}::date + 1`, timeZone)),
  );
}

/** The day of an instant of the period. */
function dayOf(instant: PgColumn, period: Bounds): SQL {
  const { from, to } = period;
  const days = sql`generate_series((${from})::date::timestamp, ${to}::date, interval '1 day')`;
  return sql`((${from})::date + ${placeAmong(days, instant, period)} - 1)`;
}

/** Position in `listMonths`, from 1, of the month of an instant. */
function placeOfMonth(instant: PgColumn, period: ClubPeriod): SQL<number> {
  const firstDays = `{${listMonths(period).map(month => `${month}-01`)}}`;
  return placeAmong(sql`unnest(${firstDays}::date[])`, instant, period);
}

/**
 * Searches among the first instants of some days: a date computation for each row would need most of a report's time.
 */
function placeAmong(days: SQL, instant: PgColumn, { timeZone }: Bounds): SQL<number> {
  const beginnings = sql`array(select ${dayBegins(sql`day`, timeZone)} from ${days} as days (day) order by day)`;
  return sql<number>`width_bucket(${instant}, ${beginnings})`;
}

function isPartOf(part: { readonly clubId: PgColumn; readonly submissionId: PgColumn }): SQL | undefined {
  return and(eq(part.clubId, submissions.clubId), eq(part.submissionId, submissions.id));
}
