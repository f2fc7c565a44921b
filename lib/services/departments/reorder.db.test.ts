import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ChangeCustomFieldSchema, ChangeDepartment, ChangeMembershipSchema } from '@/lib/contracts/catalog';
import { createCustomField } from '@/lib/services/custom-fields/create';
import { listCustomFields } from '@/lib/services/custom-fields/read';
import { reorderCustomFields } from '@/lib/services/custom-fields/reorder';
import { createDepartment } from '@/lib/services/departments/create';
import { reorderDepartments } from '@/lib/services/departments/reorder';
import { createMembership } from '@/lib/services/memberships/create';
import { listMemberships } from '@/lib/services/memberships/read';
import { reorderMemberships } from '@/lib/services/memberships/reorder';
import { auditOf } from '@/testing/db/audit-of';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { getDepartment, listDepartments } from './read';

let database: TestDatabase;
let club: OfferingClub;
let other: OfferingClub;
beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db);
  other = await makeOfferingClub(database.db);
});
afterAll(() => database.close());

describe('order of master data', () => {
  it('sorts departments as named, the others after them, and raises the version of moved ones', async () => {
    await createDepartment(club.ctx, ChangeDepartment.parse({ name: 'Zumba', sortOrder: 3 }));
    const before = await listDepartments(club.ctx);
    const ids = before.map(({ id }) => id);
    const last = ids.at(-1) ?? '';
    const [foreign] = await listDepartments(other.ctx);
    await reorderDepartments(club.ctx, [foreign?.id ?? '', last, last]);
    const after = await listDepartments(club.ctx);
    expect(after.map(({ id }) => id)).toEqual([last, ...ids.slice(0, -1)]);
    expect(after.map(({ sortOrder }) => sortOrder)).toEqual(ids.map((_, index) => index));
    expect((await listDepartments(other.ctx))[0]).toEqual(foreign);

    const { version } = await getDepartment(club.ctx, last);
    await reorderDepartments(club.ctx, [last]);
    expect((await getDepartment(club.ctx, last)).version).toBe(version);
    const entries = await auditOf(club.ctx, 'Department');
    expect(entries.filter(({ action }) => action === 'Updated')).toMatchObject([
      { details: { changed: ['sortOrder'] } },
    ]);
  });

  it('sorts tariffs without changing their prices', async () => {
    const tariff = { name: 'Probe', membershipPrice: 1, priceInterval: 'Monthly' };
    await createMembership(club.ctx, ChangeMembershipSchema.parse(tariff));
    const before = await listMemberships(club.ctx);
    await reorderMemberships(club.ctx, before.map(({ id }) => id).toReversed());
    const after = await listMemberships(club.ctx);
    expect(after).toEqual(before.toReversed().map((one, sortOrder) => ({ ...one, sortOrder })));
  });

  it('sorts custom fields by the sent names', async () => {
    for (const internalName of ['aField', 'bField']) {
      const field = {
        internalName,
        type: 'Text',
        label: internalName,
        category: 'Other',
        forms: ['Membership'],
      };
      await createCustomField(club.ctx, ChangeCustomFieldSchema.parse(field));
    }
    await reorderCustomFields(club.ctx, ['bField', 'aField']);
    const names = (await listCustomFields(club.ctx)).map(({ internalName }) => internalName);
    expect(names.slice(0, 2)).toEqual(['bField', 'aField']);
  });
});
