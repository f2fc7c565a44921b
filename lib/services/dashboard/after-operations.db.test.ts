import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MembershipPatchRequest } from '@/lib/contracts/submissions/submission-patches';
import type { Ctx } from '@/lib/platform/context';
import { AppError } from '@/lib/platform/errors';
import { eraseSubmissions } from '@/lib/services/retention/erase-submissions';
import { confirmSubmission } from '@/lib/services/submissions/confirm/confirm';
import { acceptSubmission } from '@/lib/services/submissions/decide/accept';
import { denySubmission } from '@/lib/services/submissions/decide/deny';
import { removeSubmission } from '@/lib/services/submissions/decide/remove';
import { patchMembership } from '@/lib/services/submissions/patch/patch-membership';
import { Random } from '@/server/seed/random';
import { allReports } from '@/testing/dashboard/all-reports';
import type { Generated } from '@/testing/dashboard/generated-club';
import { naiveReports } from '@/testing/dashboard/naive-reports';
import { readGenerated } from '@/testing/dashboard/read-generated';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import {
  makeApplication,
  makeCancellation,
  makeChangeRequest,
  makeFamilyApplication,
  staffOf,
} from '@/testing/db/factories';
import { makeOfferingClub, type OfferingClub, summer } from '@/testing/db/offering-club';

/** `OPERATIONS=10000 npx vitest run lib/services/dashboard/after-operations` takes minutes. */
const operations = Number(process.env.OPERATIONS ?? 400);
const compareEach = Math.ceil(operations / 4);
const lookEach = Math.ceil(operations / 40);
const dayMs = 24 * 3_600_000;
const periods = [
  { from: '2026-06-01', to: '2026-07-31' },
  { from: '2026-06-15', to: '2026-06-30' },
];

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

type Step = readonly [name: string, run: () => Promise<unknown>];

const submitSteps = (club: OfferingClub, now: Date): readonly [Step, ...Step[]] => [
  ['application', () => makeApplication(club, {}, { now })],
  ['family', () => makeFamilyApplication(club)],
  ['change request', () => makeChangeRequest(club, { city: 'Bonn' }, { now })],
  ['cancellation', () => makeCancellation(club, {}, { now })],
];

const changes = (club: OfferingClub, ctx: Ctx, head: Generated['head']): readonly [Step, ...Step[]] => {
  const { id, kind } = head;
  const patch = (property: MembershipPatchRequest) => () =>
    patchMembership(ctx, { id, precondition: null, patch: property });
  return [
    ['confirmed', () => confirmSubmission(ctx, { id, kind })],
    ['accepted', () => acceptSubmission(ctx, { id, sendEmail: false })],
    ['denied', () => denySubmission(ctx, { id, sendEmail: false })],
    ['moved', patch({ zip: '01067' })],
    ['gender', patch({ gender: 'Diverse' })],
    ['birthday', patch({ birthDate: '1961-06-20' })],
    ['departments', patch({ departmentIds: [club.football.id] })],
    ['deleted', () => removeSubmission(ctx, { id, kind, precondition: null })],
    ['erased', () => eraseSubmissions(ctx, { ids: [id], keepingMandate: [] })],
  ];
};

it(
  `after ${operations} random operations every report equals a count of single rows`,
  async () => {
    const random = new Random(23);
    const club = await makeOfferingClub(database.db, { needConfirmation: false });
    const staff = await staffOf(club, 'Admin');
    const done: Record<string, number> = {};
    let known: Generated[] = [];
    for (let turn = 0; turn < operations; turn += 1) {
      const now = new Date(summer.getTime() + random.int(-30, 30) * dayMs);
      const head = random.chance(0.6) ? known[random.int(0, known.length - 1)]?.head : undefined;
      const steps = head ? changes(club, { ...staff, now }, head) : submitSteps(club, now);
      const [name, run] = random.pick(steps);
      const isDone = await run().then(() => true, isRefused);
      done[name] = (done[name] ?? 0) + Number(isDone);
      if (turn % lookEach === 0) known = await readGenerated(staff);
      if (turn % compareEach === 0) await expectRight(staff);
    }
    await expectRight(staff);
    for (const [name, times] of Object.entries(done)) expect(times, name).toBeGreaterThan(0);
  },
  operations * 250,
);

/** A step that the state does not allow is no failure. */
function isRefused(error: unknown): false {
  if (error instanceof AppError) return false;
  throw error;
}

async function expectRight(ctx: Ctx): Promise<void> {
  const rows = await readGenerated(ctx);
  for (const period of periods)
    expect(await allReports(ctx, period)).toEqual(
      naiveReports(rows, { ...period, timeZone: 'Europe/Berlin' }),
    );
}
