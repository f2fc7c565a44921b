import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ChangeMembershipSchema, type MembershipSchema, membershipsMax } from '@/lib/contracts/catalog';
import type { Ctx } from '@/lib/platform/context';
import { createMembership } from '@/lib/services/memberships/create';
import { removeMembership } from '@/lib/services/memberships/remove';
import { updateMembership } from '@/lib/services/memberships/update';
import { quoteMembership } from '@/lib/services/public-forms/quote';
import { getPublicForm } from '@/lib/services/public-forms/read';
import { denySubmission } from '@/lib/services/submissions/decide/deny';
import { getSubmission } from '@/lib/services/submissions/get';
import { patchMembership } from '@/lib/services/submissions/patch/patch-membership';
import { auditOf } from '@/testing/db/audit-of';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { makeApplication, makeChangeRequest, refusalOf, staffOf, unknownIds } from '@/testing/db/factories';
import { applicationTo, makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { getMembership, listMemberships } from './read';

const unknown = '019a0000-0000-7000-8000-000000000001';
const anyVersion = { precondition: null };
const lockerRoom = {
  name: 'Spind',
  price: 2,
  scope: 'PerApplication',
  dueType: 'Recurring',
  isOptional: true,
};

let database: TestDatabase;
let club: OfferingClub;
let other: OfferingClub;
let manager: Ctx;

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db);
  other = await makeOfferingClub(database.db);
  manager = await staffOf(club, 'Manager');
});
afterAll(() => database.close());

const tariff = (name: string, more: Record<string, unknown> = {}) =>
  ChangeMembershipSchema.parse({ name, membershipPrice: 12.5, priceInterval: 'Monthly', ...more });

const full = (name: string) =>
  tariff(name, {
    description: 'Alles',
    externalCode: '07',
    sortOrder: 9,
    departmentPrices: [
      { departmentId: club.tennis.id, price: 4.5 },
      { departmentId: club.football.id, price: 3 },
    ],
    surcharges: [
      { name: 'Aufnahme', price: 25, scope: 'PerApplication', dueType: 'OneTime', minAge: 18, sortOrder: 2 },
      { ...lockerRoom, sortOrder: 1 },
    ],
  });

/** The tariff that was read, as it is sent back with changes. */
const again = (membership: MembershipSchema, changes: Record<string, unknown> = {}) =>
  ChangeMembershipSchema.parse({ ...membership, ...changes });

const pathsOf = async (work: Promise<unknown>) =>
  (await refusalOf(work)).violations.map(({ path, key }) => `${path}: ${key}`);

describe('tariffs', () => {
  it('are created with prices and surcharges, read with their version, and removed', async () => {
    const made = await createMembership(manager, full('Komplett'));
    expect(await getMembership(manager, made.id)).toEqual({ membership: made, version: 1 });
    expect(made.departmentPrices.map(({ departmentId, price }) => [departmentId, price])).toEqual([
      [club.football.id, 3],
      [club.tennis.id, 4.5],
    ]);
    expect(made.surcharges.map(({ name, maxAge }) => [name, maxAge])).toEqual([
      ['Spind', undefined],
      ['Aufnahme', undefined],
    ]);
    expect(await listMemberships(manager)).toContainEqual(made);
    await removeMembership(manager, { id: made.id, precondition: ['"v1"'] });
    expect((await refusalOf(getMembership(manager, made.id))).code).toBe('not-found');
    expect((await listMemberships(manager)).map(({ id }) => id)).not.toContain(made.id);
    expect((await auditOf(manager, 'Membership', made.id)).map(({ action }) => action)).toEqual([
      'Created',
      'Deleted',
    ]);
  });

  it('accept a tariff as it was read, and keep every id', async () => {
    const made = await createMembership(manager, full('Zurück'));
    await updateMembership(manager, { id: made.id, membership: again(made), precondition: ['"v1"'] });
    expect(await getMembership(manager, made.id)).toEqual({ membership: made, version: 2 });
    expect((await auditOf(manager, 'Membership', made.id)).at(-1)?.details).toEqual({ changed: [] });
  });

  it('replace prices and surcharges: sent ids stay, missing ones are deleted, others are created', async () => {
    const made = await createMembership(manager, full('Ersetzt'));
    const [footballPrice] = made.departmentPrices;
    const [locker, admission] = made.surcharges;
    const membership = again(made, {
      membershipPrice: 0,
      departmentPrices: [{ departmentId: club.football.id, price: 3.5 }],
      surcharges: [
        { ...admission, price: 30 },
        { ...lockerRoom, name: 'Schlüssel' },
      ],
    });
    await updateMembership(manager, { id: made.id, membership, ...anyVersion });
    const { membership: now } = await getMembership(manager, made.id);
    expect(now.membershipPrice).toBe(0);
    expect(now.departmentPrices).toEqual([
      { id: footballPrice?.id, departmentId: club.football.id, price: 3.5 },
    ]);
    expect(
      now.surcharges.map(({ id, name, price }) => [id === admission?.id, id === locker?.id, name, price]),
    ).toEqual([
      [false, false, 'Schlüssel', 2],
      [true, false, 'Aufnahme', 30],
    ]);
    expect((await auditOf(manager, 'Membership', made.id)).at(-1)?.details).toEqual({
      changed: ['membershipPrice', 'departmentPrices', 'surcharges'],
    });
  });

  it('can swap the departments of two prices that keep their ids', async () => {
    const made = await createMembership(manager, full('Getauscht'));
    const [one, two] = made.departmentPrices;
    const departmentPrices = [
      { ...one, departmentId: two?.departmentId },
      { ...two, departmentId: one?.departmentId },
    ];
    await updateMembership(manager, {
      id: made.id,
      membership: again(made, { departmentPrices }),
      ...anyVersion,
    });
    const { membership } = await getMembership(manager, made.id);
    expect(new Set(membership.departmentPrices.map(({ id }) => id))).toEqual(new Set([one?.id, two?.id]));
    const half = {
      departmentPrices: [
        { ...one, departmentId: one?.departmentId },
        { departmentId: two?.departmentId, price: 1 },
      ],
    };
    await updateMembership(manager, { id: made.id, membership: again(made, half), ...anyVersion });
    expect((await getMembership(manager, made.id)).membership.departmentPrices).toHaveLength(2);
  });

  it('report each invalid price or surcharge', async () => {
    const made = await createMembership(manager, full('Falsch'));
    const stranger = await createMembership(manager, full('Fremd'));
    const update = (changes: Record<string, unknown>) =>
      pathsOf(updateMembership(manager, { id: made.id, membership: again(made, changes), ...anyVersion }));
    const [price] = made.departmentPrices;
    const [surcharge] = made.surcharges;
    expect(await update({ departmentPrices: [{ departmentId: unknown, price: 1 }] })).toEqual([
      'departmentPrices[0].departmentId: departmentUnknown',
    ]);
    expect(await update({ departmentPrices: [{ departmentId: other.football.id, price: 1 }] })).toEqual([
      'departmentPrices[0].departmentId: departmentUnknown',
    ]);
    expect(await update({ departmentPrices: [price, { departmentId: club.football.id, price: 1 }] })).toEqual(
      ['departmentPrices[1].departmentId: duplicate'],
    );
    expect(
      await update({
        departmentPrices: stranger.departmentPrices,
        surcharges: [...stranger.surcharges, surcharge, surcharge],
      }),
    ).toEqual([
      'departmentPrices[0].id: unknownId',
      'departmentPrices[1].id: unknownId',
      'surcharges[0].id: unknownId',
      'surcharges[1].id: unknownId',
      'surcharges[3].id: duplicate',
    ]);
    expect(
      await pathsOf(
        createMembership(manager, tariff('Neu', { departmentPrices: [{ departmentId: unknown, price: 1 }] })),
      ),
    ).toEqual(['departmentPrices[0].departmentId: departmentUnknown']);
    expect(await getMembership(manager, made.id)).toEqual({ membership: made, version: 1 });
  });

  it('are copied by sending a tariff that was read with another name', async () => {
    const made = await createMembership(manager, full('Vorlage'));
    const copy = await createMembership(manager, again(made, { name: 'Abschrift' }));
    expect(copy.id).not.toBe(made.id);
    expect(copy.surcharges.map(({ name }) => name)).toEqual(made.surcharges.map(({ name }) => name));
    expect(copy.surcharges[0]?.id).not.toBe(made.surcharges[0]?.id);
  });

  it('have unique names, also when 20 are created at once', async () => {
    const tries = Array.from({ length: 20 }, () => createMembership(manager, tariff('Einer')));
    const settled = await Promise.allSettled(tries);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = tries.filter((_, index) => settled[index]?.status === 'rejected');
    expect(new Set(await Promise.all(refused.map(async one => (await refusalOf(one)).code)))).toEqual(
      new Set(['already-taken']),
    );
    const { id } = await createMembership(manager, tariff('Anderer'));
    const rename = updateMembership(manager, { id, membership: tariff('Einer'), ...anyVersion });
    expect((await refusalOf(rename)).code).toBe('already-taken');
  });

  it('lose none of 100 changes by ten clients that send the version they read', async () => {
    const { id } = await createMembership(manager, tariff('Gedränge', { sortOrder: 0 }));
    const raise = async (): Promise<void> => {
      const { membership, version } = await getMembership(manager, id);
      const next = again(membership, { sortOrder: membership.sortOrder + 1 });
      try {
        await updateMembership(manager, { id, membership: next, precondition: [`"v${version}"`] });
      } catch (error) {
        expect(await refusalOf(Promise.reject(error))).toMatchObject({ code: 'precondition-failed' });
        await raise();
      }
    };
    const client = async () => {
      for (let edit = 0; edit < 10; edit += 1) await raise();
    };
    await Promise.all(Array.from({ length: 10 }, client));
    expect(await getMembership(manager, id)).toMatchObject({ membership: { sortOrder: 100 }, version: 101 });
  });

  it('are a 404 for another club and for a malformed id', async () => {
    const tries = [{ ctx: other.ctx, id: club.adult.id }, ...unknownIds.map(id => ({ ctx: manager, id }))];
    for (const { ctx, id } of tries) {
      const codes = await Promise.all([
        refusalOf(getMembership(ctx, id)),
        refusalOf(updateMembership(ctx, { id, membership: tariff('Mein'), ...anyVersion })),
        refusalOf(removeMembership(ctx, { id, ...anyVersion })),
      ]);
      expect(codes.map(({ code }) => code)).toEqual(['not-found', 'not-found', 'not-found']);
    }
  });

  it('have a maximum number per club', async () => {
    const full = await makeOfferingClub(database.db);
    await database.asOwner(
      sql => sql`insert into memberships (club_id, id, name, membership_price_cents, price_interval)
        select ${full.clubId}, gen_random_uuid(), 'No. ' || n, 0, 'Monthly' from generate_series(1, ${membershipsMax - 3}) n`,
    );
    expect((await refusalOf(createMembership(full.ctx, tariff('Zu viel')))).code).toBe('limit-reached');
  });
});

describe('a tariff in use', () => {
  const remove = (id: string) => removeMembership(club.ctx, { id, ...anyVersion });

  it('cannot be removed while an open application or change request names it', async () => {
    const makers = {
      application: (id: string) => makeApplication(club, { membershipId: id }),
      change: (id: string) => makeChangeRequest(club, { membershipId: id }),
    };
    for (const [what, make] of Object.entries(makers)) {
      const { id } = await createMembership(club.ctx, tariff(`Used by ${what}`));
      const submissionId = await make(id);
      expect((await refusalOf(remove(id))).code, what).toBe('in-use');
      await denySubmission(await staffOf(club, 'Clerk'), { id: submissionId, sendEmail: false });
      await remove(id);
    }
  });

  it('keeps name and price in decided submissions, which staff can still change', async () => {
    const { id } = await createMembership(club.ctx, tariff('Auslaufend'));
    const submissionId = await makeApplication(club, { membershipId: id });
    const clerk = await staffOf(club, 'Clerk');
    await denySubmission(clerk, { id: submissionId, sendEmail: false });
    await remove(id);
    await patchMembership(clerk, { id: submissionId, patch: { city: 'Bonn' }, precondition: null });
    expect(await getSubmission(clerk, 'Membership', submissionId)).toMatchObject({
      city: 'Bonn',
      membership: { id, name: 'Auslaufend' },
      price: { recurring: 12.5 },
    });
  });

  it('is neither offered nor quoted when inactive or removed, and a form that sends it gets an error', async () => {
    const { id } = await createMembership(club.ctx, tariff('Weg'));
    const offered = async () =>
      (await getPublicForm(club.memberCtx, 'Membership')).memberships.map(one => one.id);
    expect(await offered()).toContain(id);
    await remove(id);
    expect(await offered()).not.toContain(id);
    for (const membershipId of [id, club.old.id]) {
      const request = {
        membershipId,
        birthDate: '1990-01-01',
        departmentIds: [],
        surchargeIds: [],
        familyMembers: [],
      };
      const told = ['membershipId: tariffUnknown'];
      expect(await pathsOf(quoteMembership(club.memberCtx, request))).toEqual(told);
      expect(await pathsOf(makeApplication(club, { membershipId }))).toEqual(told);
      expect(await pathsOf(makeChangeRequest(club, { membershipId }))).toEqual([
        'wishes.membershipId: tariffUnknown',
      ]);
    }
  });

  it('charges its current prices, and reports a removed surcharge of an open form', async () => {
    const made = await createMembership(club.ctx, tariff('Zuschlag', { surcharges: [lockerRoom] }));
    const surchargeIds = made.surcharges.map(({ id }) => id);
    const body = { ...applicationTo(club), membershipId: made.id, departmentIds: [], surchargeIds };
    await makeApplication(club, body);
    await updateMembership(club.ctx, {
      id: made.id,
      membership: again(made, { surcharges: [] }),
      ...anyVersion,
    });
    expect(await pathsOf(makeApplication(club, body))).toEqual(['surchargeIds[0]: surchargeUnknown']);
  });

  it('cannot be deleted while an application that names it arrives', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id } = await createMembership(club.ctx, tariff(`Race ${round}`));
      const submission =
        round % 2 === 0
          ? makeApplication(club, { membershipId: id })
          : makeChangeRequest(club, { membershipId: id });
      const [submitted, removed] = await Promise.allSettled([submission, remove(id)]);
      const states = `${submitted.status} ${removed.status}`;
      expect(['fulfilled rejected', 'rejected fulfilled']).toContain(states);
    }
  });
});
