import { v7 as uuid } from 'uuid';
import { withClub } from '@/db/client';
import { clubs } from '@/db/schema/clubs';
import {
  familyMembers,
  submissionDepartments,
  submissionMemberships,
  submissions,
} from '@/db/schema/submissions';
import type { TestDatabase } from '@/db/testing/database';
import { makeOfferingClub } from '@/db/testing/offering-club';
import {
  genders,
  membershipPriceIntervals,
  paymentMethods,
  submissionKinds,
  submitStates,
} from '@/lib/contracts/enums';

/** One submission as it was generated, for a count that knows nothing of the database. */
export type Generated = ReturnType<typeof generate>;

const zips = [
  ['53111', 'Bonn'],
  ['53111', 'Bonn-Zentrum'],
  ['50667', 'Köln'],
  ['01067', 'Dresden'],
  ['', ''],
] as const;
const minuteMs = 60_000;

/** Instants around midnights and clock changes, spread over two years. */
const moments = [
  '2025-03-30',
  '2025-10-26',
  '2026-03-29',
  '2026-02-28',
  '2026-01-01',
  '2025-12-28',
  '2026-06-15',
];

/** A club in `timeZone` with `size` submissions of all kinds, states and ages, and what was generated. */
export async function makeGeneratedClub(
  database: TestDatabase,
  { random, timeZone, size }: { random: () => number; timeZone: string; size: number },
) {
  const club = await makeOfferingClub(database.db);
  const offered = {
    departmentIds: [club.football.id, club.tennis.id, club.closed.id],
    membershipIds: [club.adult.id, club.family.id, club.old.id],
  };
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
  random: () => number,
  number: number,
  offered: { departmentIds: readonly string[]; membershipIds: readonly string[] },
) {
  const pick = <Value>(values: readonly [Value, ...Value[]] | readonly Value[]): Value => {
    const value = values[Math.floor(random() * values.length)];
    if (value === undefined) throw new Error('Nothing to pick from');
    return value;
  };
  const kind = pick(submissionKinds);
  const state = pick(submitStates);
  const receivedAt = momentNear(pick(moments), random);
  const isDecided = state === 'Accepted' || state === 'Rejected';
  const decidedAt = new Date(receivedAt.getTime() + Math.floor(random() * 40 * 24 * 60) * minuteMs);
  const isWithdrawn = state === 'Rejected' && random() < 0.3;
  const isConfirmed = state === 'Confirmed' || random() < 0.5;
  const [zip, city] = pick(zips);
  const isApplication = kind === 'Membership';
  const person = () => ({ gender: random() < 0.2 ? null : pick(genders), birthDate: birthDate(random) });
  return {
    head: {
      ...{ id: uuid(), number, kind, state, needsConfirmation: true, locale: 'de' as const, receivedAt },
      confirmedAt: isConfirmed ? receivedAt : null,
      decidedAt: isDecided ? decidedAt : null,
      withdrawnAt: isWithdrawn ? decidedAt : null,
      ...{ firstName: 'Kim', lastName: 'Muster', email: '', searchText: '', zip, city },
      ...person(),
    },
    part: isApplication
      ? {
          membershipId: pick(offered.membershipIds),
          entryDate: '2026-01-01',
          paymentMethod: pick(paymentMethods),
          privacyAccepted: true,
          price: {},
          priceInterval: pick(membershipPriceIntervals),
          recurringCents: Math.floor(random() * 10_000),
          oneTimeCents: 0,
        }
      : null,
    family: isApplication
      ? Array.from({ length: Math.floor(random() * 3) }, () => ({
          ...{ id: uuid(), firstName: 'Kim', lastName: 'Muster' },
          ...person(),
        }))
      : [],
    departmentIds: isApplication ? offered.departmentIds.filter(() => random() < 0.4) : [],
  };
}

/** Within two days of midnight UTC, half of them within two hours of it. */
function momentNear(day: string, random: () => number): Date {
  const spreadMinutes = random() < 0.5 ? 2 * 60 : 2 * 24 * 60;
  return new Date(
    new Date(`${day}T00:00:00Z`).getTime() + Math.floor((random() - 0.5) * 2 * spreadMinutes) * minuteMs,
  );
}

/** Birthdays fall on days of receipt and on 29 February more often than by chance; one in ten is unknown. */
function birthDate(random: () => number): string | null {
  if (random() < 0.1) return null;
  const years = 1930 + Math.floor(random() * 97);
  if (random() < 0.1) return `${years - (years % 4)}-02-29`.replace('1900-02-29', '1904-02-29');
  const day = moments[Math.floor(random() * moments.length)]?.slice(5) ?? '01-01';
  return `${years}-${day}`;
}
