import { v7 as uuid } from 'uuid';
import { clubs } from '@/db/schema/clubs';
import {
  familyMembers,
  submissionDepartments,
  submissionMemberships,
  submissions,
} from '@/db/schema/submissions';
import {
  genders,
  type Locale,
  membershipPriceIntervals,
  paymentMethods,
  submissionKinds,
  submitStates,
} from '@/lib/rules/enums';
import type { ShownQuote } from '@/lib/rules/money/price';
import type { Random } from '@/server/seed/random';
import type { TestDatabase } from '@/testing/db/database';
import { makeOfferingClub } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';

const noPrice: ShownQuote = {
  currency: 'EUR',
  interval: 'Yearly',
  lines: [],
  recurring: 0,
  oneTime: 0,
  firstPayment: 0,
};

/** One generated submission, for counts without the database. */
export type Generated = ReturnType<typeof generate>;

type Place = readonly [zip: string, city: string];
const zips: readonly [Place, ...Place[]] = [
  ['53111', 'Bonn'],
  ['53111', 'Bonn-Zentrum'],
  ['50667', 'Köln'],
  ['01067', 'Dresden'],
  ['', ''],
];
const minuteMs = 60_000;

/** Dates of clock changes and others, spread over two years. */
const moments = [
  '2025-03-30',
  '2025-10-26',
  '2026-03-29',
  '2026-02-28',
  '2026-01-01',
  '2025-12-28',
  '2026-06-15',
] as const;

/** Creates a club in `timeZone` with `size` submissions of all kinds, states and ages. Returns them too. */
export async function makeGeneratedClub(
  database: TestDatabase,
  { random, timeZone, size }: { random: Random; timeZone: string; size: number },
) {
  const club = await makeOfferingClub(database.db);
  const offered = {
    departmentIds: [club.football.id, club.tennis.id, club.closed.id],
    membershipIds: [club.adult.id, club.family.id, club.old.id],
  } as const;
  const generated = Array.from({ length: size }, (_, index) => generate(random, index + 1, offered));
  await withClub(club.ctx, async tx => {
    await tx.update(clubs).set({ timeZone });
    const { clubId } = club;
    await tx.insert(submissions).values(generated.map(one => ({ clubId, ...one.head })));
    const applications = generated.flatMap(({ head, part }) =>
      part ? [{ clubId, submissionId: head.id, ...part }] : [],
    );
    if (applications.length > 0) await tx.insert(submissionMemberships).values(applications);
    const relatives = generated.flatMap(({ head, family }) =>
      family.map((one, position) => ({ clubId, submissionId: head.id, position, ...one })),
    );
    if (relatives.length > 0) await tx.insert(familyMembers).values(relatives);
    const named = generated.flatMap(({ head, departmentIds, family }) =>
      departmentIds.flatMap(departmentId => [
        { clubId, id: uuid(), submissionId: head.id, departmentId },
        ...family.map(({ id }) => ({
          clubId,
          id: uuid(),
          submissionId: head.id,
          familyMemberId: id,
          departmentId,
        })),
      ]),
    );
    if (named.length > 0) await tx.insert(submissionDepartments).values(named);
  });
  return { ...club, generated };
}

function generate(
  random: Random,
  number: number,
  offered: { departmentIds: readonly string[]; membershipIds: readonly [string, ...string[]] },
) {
  const kind = random.pick(submissionKinds);
  const state = random.pick(submitStates);
  const receivedAt = momentNear(random.pick(moments), random);
  const isDecided = state === 'Accepted' || state === 'Rejected';
  const decidedAt = new Date(receivedAt.getTime() + random.int(0, 40 * 24 * 60) * minuteMs);
  const isWithdrawn = state === 'Rejected' && random.chance(0.3);
  const isConfirmed = state === 'Confirmed' || random.chance(0.5);
  const [zip, city] = random.pick(zips);
  const isApplication = kind === 'Membership';
  const person = () => ({
    gender: random.chance(0.2) ? null : random.pick(genders),
    birthDate: birthDate(random),
  });
  return {
    head: {
      id: uuid(),
      number,
      kind,
      state,
      needsConfirmation: true,
      locale: 'de' as Locale,
      receivedAt,
      confirmedAt: isConfirmed ? receivedAt : null,
      decidedAt: isDecided ? decidedAt : null,
      withdrawnAt: isWithdrawn ? decidedAt : null,
      anonymizedAt: random.chance(0.1) ? new Date('2026-12-31T12:00:00Z') : null,
      firstName: 'Kim',
      lastName: 'Muster',
      email: '',
      searchText: '',
      zip,
      city,
      ...person(),
    },
    part: isApplication
      ? {
          membershipId: random.pick(offered.membershipIds),
          entryDate: '2026-01-01',
          paymentMethod: random.pick(paymentMethods),
          privacyAccepted: true,
          price: noPrice,
          priceInterval: random.pick(membershipPriceIntervals),
          recurringCents: random.int(0, 10_000),
          oneTimeCents: 0,
        }
      : null,
    family: isApplication
      ? Array.from({ length: random.int(0, 2) }, () => ({
          id: uuid(),
          firstName: 'Kim',
          lastName: 'Muster',
          ...person(),
        }))
      : [],
    departmentIds: isApplication ? offered.departmentIds.filter(() => random.chance(0.4)) : [],
  };
}

/** Returns a moment within two days of midnight UTC; half of them are within two hours of it. */
function momentNear(day: string, random: Random): Date {
  const spreadMinutes = random.chance(0.5) ? 2 * 60 : 2 * 24 * 60;
  return new Date(
    new Date(`${day}T00:00:00Z`).getTime() + random.int(-spreadMinutes, spreadMinutes) * minuteMs,
  );
}

/** Returns a birth date. Days of receipt and 29 February are more likely than by chance; one in ten is unknown. */
function birthDate(random: Random): string | null {
  if (random.chance(0.1)) return null;
  const years = random.int(1930, 2026);
  if (random.chance(0.1)) return `${years - (years % 4)}-02-29`;
  const day = random.pick(moments).slice(5);
  return `${years}-${day}`;
}
