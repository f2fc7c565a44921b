import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ChangeMembershipSchema, UpdateMembershipSchema } from '@/lib/contracts/catalog';
import type { MembershipSubmit } from '@/lib/contracts/submissions/submissions';
import type { Ctx } from '@/lib/platform/context';
import { createMembership } from '@/lib/services/memberships/create';
import { getMembership, listMemberships } from '@/lib/services/memberships/read';
import { updateMembership } from '@/lib/services/memberships/update';
import { quoteMembership } from '@/lib/services/public-forms/quote';
import { getPublicForm } from '@/lib/services/public-forms/read';
import { denySubmission } from '@/lib/services/submissions/decide/deny';
import { patchMembership } from '@/lib/services/submissions/patch/patch-membership';
import { testDatabase } from '@/testing/db/database';
import { refusalOf, staffOf } from '@/testing/db/factories';
import { applicationTo, makeOfferingClub, type OfferingClub, tokenFor } from '@/testing/db/offering-club';
import { submitMembership } from './submit-membership';

let database: Awaited<ReturnType<typeof testDatabase>>;
let club: OfferingClub;
let manager: Ctx;

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db);
  manager = await staffOf(club, 'Manager');
});
afterAll(() => database.close());

const priced = { membershipPrice: 5, priceInterval: 'Monthly' };
let made = 0;
async function makeTariff(conditions: Record<string, unknown>) {
  made += 1;
  return createMembership(
    manager,
    ChangeMembershipSchema.parse({ ...priced, name: `Tarif ${made}`, ...conditions }),
  );
}

async function submit(body: Partial<MembershipSubmit>, formToken?: string) {
  return submitMembership(club.memberCtx, {
    body: { ...applicationTo(club), ...body },
    shapeViolations: [],
    formToken: formToken ?? (await tokenFor(club.clubId)),
    originUrl: null,
  });
}

const refused = async (work: Promise<unknown>) =>
  (await refusalOf(work)).violations.map(({ path, key }) => `${path}: ${key}`);

describe('conditions of a tariff', () => {
  it('are stored, read and removed; the public form says whether it is full and no count', async () => {
    const conditions = { minAge: 3, maxAge: 6, validFrom: '2026-01-01', validUntil: '2026-12-31' };
    const { id, ...read } = await makeTariff({ ...conditions, places: 2, fullText: 'Voll bis Mai' });
    expect(read).toMatchObject({ ...conditions, places: 2, fullText: 'Voll bis Mai' });
    expect((await getMembership(manager, id)).membership).toMatchObject({ places: 2, placesTaken: 0 });
    const { memberships } = await getPublicForm(club.ctx, 'Membership');
    const offered = memberships.find(one => one.id === id);
    expect(offered).toMatchObject({ ...conditions, isFull: false, fullText: 'Voll bis Mai' });
    expect(offered).not.toHaveProperty('places');
    expect(offered).not.toHaveProperty('placesTaken');
    const none = {
      minAge: null,
      maxAge: null,
      validFrom: null,
      validUntil: null,
      places: null,
      fullText: '',
    };
    const membership = UpdateMembershipSchema.parse({ ...priced, name: read.name, ...none });
    await updateMembership(manager, { id, membership, precondition: null });
    const { membership: after } = await getMembership(manager, id);
    for (const name of [...Object.keys(none), 'placesTaken']) expect(after).not.toHaveProperty(name);
  });

  it('are refused if the upper bound is below the lower one, also of a stored one', async () => {
    expect(await refused(makeTariff({ minAge: 18, maxAge: 17 }))).toEqual(['maxAge: ageBounds']);
    const { id, name } = await makeTariff({ validFrom: '2026-05-01' });
    const membership = UpdateMembershipSchema.parse({ ...priced, name, validUntil: '2026-04-30' });
    expect(await refused(updateMembership(manager, { id, membership, precondition: null }))).toEqual([
      'validUntil: dayBounds',
    ]);
  });

  it.each([
    [{ maxAge: 17 }, 'tariffMaxAge'],
    [{ minAge: 60 }, 'tariffMinAge'],
    [{ validFrom: '2026-07-02' }, 'tariffNotYet'],
    [{ validUntil: '2026-06-30' }, 'tariffOver'],
  ])('%j: application and quote are refused with %s', async (conditions, key) => {
    const { id: membershipId } = await makeTariff(conditions);
    const expected = [`membershipId: ${key}`];
    expect(await refused(submit({ membershipId }))).toEqual(expected);
    const request = { membershipId, birthDate: '1990-02-28', departmentIds: [], surchargeIds: [] };
    expect(await refused(quoteMembership(club.memberCtx, { ...request, familyMembers: [] }))).toEqual(
      expected,
    );
  });

  it('bind a PATCH of the tariff, but not one of the birth date', async () => {
    const { id: forChildren } = await makeTariff({ maxAge: 17 });
    const { id } = await submit({});
    const patch = (body: Record<string, unknown>) =>
      patchMembership(manager, { id, patch: body, precondition: null });
    expect(await refused(patch({ membershipId: forChildren }))).toEqual(['membershipId: tariffMaxAge']);
    const { id: forAdults } = await makeTariff({ minAge: 18 });
    await patch({ membershipId: forAdults });
    await patch({ birthDate: '1999-02-28' });
  });
});

describe('places of a tariff', () => {
  it('are free again after a rejection, and a submission does not count against itself', async () => {
    const { id: membershipId } = await makeTariff({ places: 1 });
    const token = await tokenFor(club.clubId);
    const first = await submit({ membershipId }, token);
    expect((await submit({ membershipId }, token)).id).toBe(first.id);
    expect(await refused(submit({ membershipId }))).toEqual(['membershipId: tariffFull']);
    const other = await submit({});
    const patch = (id: string, to: string) =>
      patchMembership(manager, { id, patch: { membershipId: to }, precondition: null });
    expect(await refused(patch(other.id, membershipId))).toEqual(['membershipId: tariffFull']);
    await patch(first.id, membershipId);
    await denySubmission(manager, { id: first.id, sendEmail: false });
    await patch(other.id, membershipId);
    const [listed] = (await listMemberships(manager)).filter(({ id }) => id === membershipId);
    expect(listed).toMatchObject({ places: 1, placesTaken: 1 });
  });

  it('leave the edition of the form as it is when the last one is taken', async () => {
    const { id: membershipId } = await makeTariff({ places: 1, fullText: 'Alles voll' });
    const before = await getPublicForm(club.ctx, 'Membership');
    await submit({ membershipId });
    const after = await getPublicForm(club.ctx, 'Membership');
    expect(after.edition).toBe(before.edition);
    expect(after.memberships.find(({ id }) => id === membershipId)?.isFull).toBe(true);
    expect(await refused(submit({ membershipId }))).toEqual(['membershipId: tariffFullWords']);
  });

  it('are given to exactly 10 of 200 applicants at once, and the others are told', async () => {
    const { id: membershipId } = await makeTariff({ places: 10 });
    const tokens = await Promise.all(Array.from({ length: 200 }, () => tokenFor(club.clubId)));
    const outcomes = await Promise.allSettled(tokens.map(token => submit({ membershipId }, token)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    const reasons = await Promise.all(
      outcomes.flatMap(one => (one.status === 'rejected' ? [refused(Promise.reject(one.reason))] : [])),
    );
    expect(reasons).toEqual(Array(190).fill(['membershipId: tariffFull']));
    const [listed] = (await listMemberships(manager)).filter(({ id }) => id === membershipId);
    expect(listed?.placesTaken).toBe(10);
  }, 60_000);
});

describe('ages of an optional surcharge', () => {
  const extra = (name: string, more: Record<string, unknown>) => ({
    name,
    price: 2,
    scope: 'PerApplication',
    dueType: 'Recurring',
    isOptional: true,
    ...more,
  });

  it('refuse an application and a quote in which it fits nobody, and a PATCH that adds it', async () => {
    const tariff = await makeTariff({
      isFamilyMembership: true,
      surcharges: [extra('Jugend', { maxAge: 14 }), extra('Trikot', { maxAge: 14, scope: 'PerPerson' })],
    });
    const [junior = '', shirt = ''] = tariff.surcharges.map(({ id }) => id);
    const family = [{ firstName: 'Ida', lastName: 'Groß', birthDate: '2018-05-01' }];
    const chosen = (surchargeIds: string[], familyMembers: typeof family) => ({
      membershipId: tariff.id,
      departmentIds: [],
      surchargeIds,
      familyMembers,
    });
    const expected = ['surchargeIds[0]: surchargeMaxAge'];
    for (const body of [chosen([junior], family), chosen([shirt], [])]) {
      expect(await refused(submit(body))).toEqual(expected);
      expect(await refused(quoteMembership(club.memberCtx, { ...body, birthDate: '1990-02-28' }))).toEqual(
        expected,
      );
    }
    const { id } = await submit(chosen([shirt], family));
    const patch = (body: Record<string, unknown>) =>
      patchMembership(manager, { id, patch: body, precondition: null });
    expect(await refused(patch({ surchargeIds: [shirt, junior] }))).toEqual([
      'surchargeIds[1]: surchargeMaxAge',
    ]);
    await patch({ birthDate: '1991-02-28' });
    await patch({ surchargeIds: [] });
  });
});
