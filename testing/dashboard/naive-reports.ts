import { fromCents } from '@/lib/contracts/common';
import { genders, paymentMethods } from '@/lib/rules/enums';
import type { Generated } from './generated-club';

type Asked = { readonly from: string; readonly to: string; readonly timeZone: string };

const dayMs = 24 * 3_600_000;
const utc = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayAfter = (day: string, days: number) => new Date(utc(day) + days * dayMs).toISOString().slice(0, 10);

/** Computes every report of contract §7 from generated rows one by one, independently of the service. */
export function naiveReports(all: readonly Generated[], { from, to, timeZone }: Asked) {
  const civil = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  const dayOf = (instant: Date) => civil.format(instant);
  const within = (day: string, first: string, last: string) => day >= first && day <= last;
  const received = all.filter(({ head }) => within(dayOf(head.receivedAt), from, to));
  const length = (utc(to) - utc(from)) / dayMs + 1;
  const before = all.filter(({ head }) =>
    within(dayOf(head.receivedAt), dayAfter(from, -length), dayAfter(from, -1)),
  );
  const days = Array.from({ length }, (_, index) => dayAfter(from, index));
  const of = (kind: string, some: readonly Generated[] = received) =>
    some.filter(({ head }) => head.kind === kind);
  const compared = (kind: string) => {
    const [count, previousCount] = [of(kind).length, of(kind, before).length];
    const percent = previousCount ? ((count - previousCount) / previousCount) * 100 : null;
    return { count, previousCount, changePercent: percent === null ? null : halfUp(percent, 1) };
  };
  const applications = of('Membership');
  const inState = (some: readonly Generated[], state: string) =>
    some.filter(({ head }) => head.state === state && !head.withdrawnAt).length;
  const withdrawn = (some: readonly Generated[]) => some.filter(({ head }) => head.withdrawnAt).length;
  const [accepted, rejected] = [inState(received, 'Accepted'), inState(received, 'Rejected')];
  const decided = all.flatMap(({ head }) =>
    head.decidedAt && !head.withdrawnAt && within(dayOf(head.decidedAt), from, to)
      ? [
          {
            month: dayOf(head.decidedAt).slice(0, 7),
            hours: (+head.decidedAt - +head.receivedAt) / 3_600_000,
          },
        ]
      : [],
  );
  const isKnown = ({ head }: Generated) => !head.anonymizedAt;
  const persons = applications.filter(isKnown).flatMap(({ head, family }) =>
    [head, ...family].map(one => ({
      gender: one.gender ?? 'NotSpecified',
      age: one.birthDate === null ? null : ageAt(one.birthDate, dayOf(head.receivedAt)),
    })),
  );
  const months = [...new Set(days.map(day => day.slice(0, 7)))];
  const mean = (values: readonly number[]) =>
    values.length === 0 ? null : halfUp(values.reduce((sum, value) => sum + value, 0) / values.length, 2);
  const chart = days.map(date => ({
    date,
    count: applications.filter(({ head }) => dayOf(head.receivedAt) === date).length,
  }));
  const trend = (periods: readonly string[], periodOf: (day: string) => string) =>
    periods.map(period => {
      const countOf = (kind: string) =>
        of(kind).filter(({ head }) => periodOf(dayOf(head.receivedAt)) === period).length;
      const [memberships, cancellations] = [countOf('Membership'), countOf('Cancellation')];
      return {
        period,
        memberships,
        changes: countOf('Change'),
        cancellations,
        netDevelopment: memberships - cancellations,
      };
    });
  return {
    newMemberships: compared('Membership'),
    newChanges: compared('Change'),
    newCancellations: compared('Cancellation'),
    chart,
    kpis: {
      from,
      to,
      newMemberships: compared('Membership'),
      newChanges: compared('Change'),
      newCancellations: compared('Cancellation'),
      membershipChart: chart,
      accepted,
      rejected,
      withdrawn: withdrawn(received),
      open: inState(received.filter(isKnown), 'New') + inState(received.filter(isKnown), 'Confirmed'),
      acceptanceRate: accepted + rejected ? halfUp(accepted / (accepted + rejected), 4) : null,
      averageProcessingHours: mean(decided.map(one => one.hours)),
      recurringRevenue: monthlyRevenue(applications),
    },
    months: trend(months, day => day.slice(0, 7)),
    weeks: trend([...new Set(days.map(isoWeek))], isoWeek),
    ages: ageLimits.map(([first, last, group]) => ({
      group,
      count: persons.filter(({ age }) => age !== null && age >= first && age <= last).length,
    })),
    genders: genders.map(gender => ({
      gender,
      count: persons.filter(person => person.gender === gender).length,
    })),
    departments: countBy(applications.flatMap(({ departmentIds }) => departmentIds)),
    memberships: countBy(applications.flatMap(({ part }) => (part ? [part.membershipId] : []))),
    paymentMethods: paymentMethods.map(paymentMethod => ({
      paymentMethod,
      count: applications.filter(({ part }) => part?.paymentMethod === paymentMethod).length,
    })),
    funnel: {
      received: applications.length,
      emailConfirmed: applications.filter(({ head }) => head.confirmedAt).length,
      accepted: inState(applications, 'Accepted'),
      rejected: inState(applications, 'Rejected'),
      withdrawn: withdrawn(applications),
    },
    processing: months.map(month => {
      const hours = decided.filter(one => one.month === month).map(one => one.hours);
      return { month, averageHours: mean(hours), medianHours: median(hours), count: hours.length };
    }),
    zips: countBy(applications.map(({ head }) => head.zip).filter(Boolean)),
  };
}

const ageLimits = [
  [0, 6, '0-6'],
  [7, 13, '7-13'],
  [14, 17, '14-17'],
  [18, 26, '18-26'],
  [27, 40, '27-40'],
  [41, 60, '41-60'],
  [61, 200, '61+'],
] as const;

function halfUp(value: number, decimals: number): number {
  const text = Math.abs(value).toFixed(decimals + 6);
  const rounded = Number(`${Math.round(Number(`${text}e${decimals}`))}e-${decimals}`);
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}

/** Counts birthdays one by one. A person born on 29 February has the birthday on 1 March in other years. */
function ageAt(birthDate: string, day: string): number {
  let age = 0;
  while (birthdayIn(birthDate, Number(birthDate.slice(0, 4)) + age + 1) <= day) age += 1;
  return age;
}

function birthdayIn(birthDate: string, year: number): string {
  const monthAndDay = birthDate.slice(5);
  const isMissing = monthAndDay === '02-29' && new Date(Date.UTC(year, 1, 29)).getUTCMonth() !== 1;
  return `${year}-${isMissing ? '03-01' : monthAndDay}`;
}

/** Monthly revenue in twelfths of a cent, which are whole numbers for every interval. */
function monthlyRevenue(applications: readonly Generated[]): number {
  const parts = { Monthly: 12n, Quarterly: 4n, HalfYearly: 2n, Yearly: 1n, OneTime: 0n } as const;
  let twelfths = 0n;
  for (const { head, part } of applications)
    if (part && head.state === 'Accepted')
      twelfths += BigInt(part.recurringCents) * parts[part.priceInterval];
  return fromCents(Number((twelfths * 2n + 12n) / 24n));
}

function median(hours: readonly number[]): number | null {
  const sorted = hours.toSorted((one, other) => one - other);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : halfUp((low + high) / 2, 2);
}

function isoWeek(day: string): string {
  const date = new Date(utc(day));
  date.setUTCDate(date.getUTCDate() + 4 - (date.getUTCDay() || 7));
  const first = Date.UTC(date.getUTCFullYear(), 0, 1);
  const week = Math.ceil(((date.getTime() - first) / dayMs + 1) / 7);
  return `${date.getUTCFullYear()}-W${String(week).padStart(2, '0')}`;
}

function countBy(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
