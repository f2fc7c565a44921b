import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { submissionDepartments, submissions } from '@/db/schema/submissions';
import { ChangeMembershipSchema } from '@/lib/contracts/catalog';
import { MembershipSubmission, SubmissionListQuery } from '@/lib/contracts/submissions/submissions';
import type { Ctx } from '@/lib/platform/context';
import type { Precondition } from '@/lib/platform/precondition';
import { createMembership } from '@/lib/services/memberships/create';
import { acceptSubmission } from '@/lib/services/submissions/decide/accept';
import { denySubmission } from '@/lib/services/submissions/decide/deny';
import { getSubmission } from '@/lib/services/submissions/get';
import { getHistory } from '@/lib/services/submissions/history';
import { listSubmissions } from '@/lib/services/submissions/list/list';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import {
  makeApplication,
  makeChangeRequest,
  makeFamilyApplication,
  refusalOf,
  staffOf,
  tracesOf,
  unknownIds,
} from '@/testing/db/factories';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { addFamilyMember } from './add';
import { getFamilyMember } from './get';
import { removeFamilyMember } from './remove';

let database: TestDatabase;
let club: OfferingClub;
let other: OfferingClub;
let clerk: Ctx;
let pricedId: string;

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db, { needConfirmation: false });
  other = await makeOfferingClub(database.db, { needConfirmation: false });
  clerk = await staffOf(club, 'Clerk');
  const priced = await createMembership(
    club.ctx,
    ChangeMembershipSchema.parse({
      name: 'Familie mit Preisen',
      membershipPrice: 30,
      priceInterval: 'Yearly',
      isFamilyMembership: true,
      departmentPrices: [{ departmentId: club.tennis.id, price: 5 }],
      surcharges: [{ name: 'Kinder', price: 2, scope: 'PerPerson', dueType: 'Recurring', maxAge: 17 }],
    }),
  );
  pricedId = priced.id;
});
afterAll(() => database.close());

const ida = { firstName: 'Ina', lastName: 'Groß', birthDate: '2015-05-01' };
const add = (submissionId: string, member: object, ctx = clerk) =>
  addFamilyMember(ctx, { submissionId, member });
const remove = (submissionId: string, id: string, precondition: Precondition = null, ctx = clerk) =>
  removeFamilyMember(ctx, { submissionId, id, precondition });
const read = async (id: string) => MembershipSubmission.parse(await getSubmission(clerk, 'Membership', id));
const memberIds = async (id: string) => (await read(id)).familyMembers.map(member => member.id);
async function lastEntry(id: string) {
  const { items } = await getHistory(clerk, { kind: 'Membership', id, limit: 1 });
  return items[0];
}
async function countUpdates(id: string) {
  const { history, events } = await tracesOf(database, club, id);
  return [history, events].map(list => list.filter(type => /Updated$/.test(type)).length);
}
const refused = async (work: Promise<unknown>) =>
  (await refusalOf(work)).violations.map(({ path, key }) => `${path} ${key}`);

describe('addFamilyMember', () => {
  it('adds a person as the last one, with the departments of the applicant, and computes the price anew', async () => {
    const id = await makeApplication(club, { membershipId: pricedId, departmentIds: [club.tennis.id] });
    expect((await read(id)).price).toMatchObject({ recurring: 35 });
    const added = await add(id, ida);
    expect(added).toMatchObject({ ...ida, memberNumber: '', departments: [{ name: 'Tennis' }] });
    expect(await read(id)).toMatchObject({
      version: 2,
      familyMembers: [added],
      price: { recurring: 42 },
    });
    expect(await lastEntry(id)).toMatchObject({
      type: 'Updated',
      property: 'familyMembers[0]',
      oldValue: null,
      newValue: JSON.stringify(ida),
      actor: { kind: 'User', name: 'Clara Clerk' },
    });
    // The price has an entry of its own.
    expect(await countUpdates(id)).toEqual([2, 1]);
    const otto = await add(id, { ...ida, firstName: 'Otto', birthDate: '1980-01-01', departmentIds: [] });
    expect(await memberIds(id)).toEqual([added.id, otto.id]);
    expect((await read(id)).price).toMatchObject({ recurring: 42 });
    expect(await getFamilyMember(clerk, { submissionId: id, id: otto.id })).toEqual({
      member: otto,
      version: 3,
    });
  });

  it('notes the new price in the history', async () => {
    const id = await makeApplication(club, { membershipId: pricedId, departmentIds: [] });
    await add(id, ida);
    const { items } = await getHistory(clerk, { kind: 'Membership', id, limit: 2 });
    const price = (recurring: number) =>
      JSON.stringify({ interval: 'Yearly', currency: 'EUR', recurring, oneTime: 0 });
    expect(items[1]).toMatchObject({ property: 'price', oldValue: price(30), newValue: price(32) });
  });

  it('makes the person findable by name', async () => {
    const id = await makeFamilyApplication(club);
    await add(id, { ...ida, firstName: 'Quintilia' });
    const found = await listSubmissions(clerk, SubmissionListQuery.parse({ q: 'Quintilia' }));
    expect(found.items.map(item => item.id)).toEqual([id]);
  });

  it('takes the place behind the last one after a removal', async () => {
    const id = await makeFamilyApplication(club);
    const [first = '', second = ''] = await memberIds(id);
    await remove(id, first);
    const added = await add(id, ida);
    expect(await memberIds(id)).toEqual([second, added.id]);
  });

  it.each([
    [{}, ['firstName required', 'lastName required', 'birthDate required']],
    [{ ...ida, birthDate: '2026-07-02' }, ['birthDate birthDateFuture']],
    [{ ...ida, email: 'nobody' }, ['email emailShape']],
    [{ ...ida, departmentIds: ['no-id'] }, ['departmentIds[0] departmentUnknown']],
    [{ ...ida, customFields: { unknown: 'x' } }, ['customFields.unknown customFieldUnknown']],
  ])('refuses %j with the paths of the body', async (member, problems) => {
    const id = await makeFamilyApplication(club);
    expect(await refused(add(id, member))).toEqual(problems);
    expect(await read(id)).toMatchObject({ version: 1, familyMembers: [{}, {}] });
  });

  it('refuses a person who is in the application already', async () => {
    const id = await makeFamilyApplication(club);
    await add(id, ida);
    expect(await refused(add(id, { ...ida, firstName: 'INA' }))).toEqual(['firstName personTwice']);
    const { firstName, lastName, birthDate } = await read(id);
    expect(await refused(add(id, { firstName, lastName, birthDate }))).toEqual(['firstName personTwice']);
  });

  it('refuses a tariff that is not for families, and more than twenty people', async () => {
    expect(await refused(add(await makeApplication(club), ida))).toEqual(['familyMembers familyNotAllowed']);
    const people = Array.from({ length: 20 }, (_, index) => ({
      ...ida,
      firstName: `Ina ${'I'.repeat(index + 1)}`,
    }));
    const id = await makeApplication(club, { membershipId: club.family.id, familyMembers: people });
    expect(await refused(add(id, ida))).toEqual(['familyMembers familyTooMany']);
  });
});

describe('removeFamilyMember', () => {
  it('removes a person with departments, and computes the price anew', async () => {
    const id = await makeApplication(club, {
      membershipId: pricedId,
      departmentIds: [club.tennis.id],
      familyMembers: [
        { ...ida, email: 'ida@example.org' },
        { ...ida, firstName: 'Ole' },
      ],
    });
    expect((await read(id)).price).toMatchObject({ recurring: 49 });
    const [first = '', second = ''] = await memberIds(id);
    await remove(id, first, ['"v1"']);
    expect(await read(id)).toMatchObject({
      version: 2,
      familyMembers: [{ id: second, firstName: 'Ole' }],
      price: { recurring: 42 },
    });
    expect(await lastEntry(id)).toMatchObject({
      type: 'Updated',
      property: 'familyMembers[0]',
      oldValue: JSON.stringify(ida),
      newValue: null,
    });
    // The price has an entry of its own.
    expect(await countUpdates(id)).toEqual([2, 1]);
    const departments = await withClub(club.ctx, tx =>
      tx
        .select({ person: submissionDepartments.familyMemberId })
        .from(submissionDepartments)
        .where(
          and(eq(submissionDepartments.submissionId, id), eq(submissionDepartments.familyMemberId, first)),
        ),
    );
    expect(departments).toEqual([]);
    await remove(id, second);
    expect(await read(id)).toMatchObject({ familyMembers: [], price: { recurring: 35 } });
  });

  it('answers 404 for a person who is not in the application', async () => {
    const id = await makeFamilyApplication(club);
    const [elsewhere = ''] = await memberIds(await makeFamilyApplication(club));
    for (const unknown of [...unknownIds, elsewhere]) {
      expect((await refusalOf(remove(id, unknown))).code).toBe('not-found');
    }
    expect(await memberIds(id)).toHaveLength(2);
  });
});

describe('a change of the family', () => {
  it('answers 409 with the state after the decision, and changes nothing', async () => {
    for (const [decide, state] of [
      [acceptSubmission, 'Accepted'],
      [denySubmission, 'Rejected'],
    ] as const) {
      const id = await makeFamilyApplication(club);
      const [first = ''] = await memberIds(id);
      await decide(clerk, { id, sendEmail: false });
      const before = await read(id);
      for (const work of [() => add(id, ida), () => remove(id, first)]) {
        expect(await refusalOf(work())).toMatchObject({ code: 'state-conflict', members: { state } });
      }
      expect(await read(id)).toEqual(before);
    }
  });

  it('answers 409 for an anonymised application', async () => {
    const id = await makeFamilyApplication(club);
    await withClub(club.ctx, tx =>
      tx.update(submissions).set({ anonymizedAt: club.ctx.now }).where(eq(submissions.id, id)),
    );
    expect((await refusalOf(add(id, ida))).code).toBe('state-conflict');
  });

  it('answers 412 with another version', async () => {
    const id = await makeFamilyApplication(club);
    const [first = ''] = await memberIds(id);
    expect((await refusalOf(remove(id, first, ['"v7"']))).code).toBe('precondition-failed');
  });

  it('answers 404 for an application of another club, and for a change request', async () => {
    const foreign = await makeFamilyApplication(other);
    for (const id of [...unknownIds, foreign, await makeChangeRequest(club)]) {
      for (const work of [
        () => add(id, ida),
        () => remove(id, unknownIds[0] ?? ''),
        () => getFamilyMember(clerk, { submissionId: id, id: unknownIds[0] ?? '' }),
      ]) {
        expect((await refusalOf(work())).code).toBe('not-found');
      }
    }
  });
});
