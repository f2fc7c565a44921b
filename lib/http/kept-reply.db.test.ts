import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { ChangeMembershipSchema, type MembershipSchema } from '@/lib/contracts/catalog';
import { contentEtagOf } from '@/lib/platform/precondition';
import { createMembership } from '@/lib/services/memberships/create';
import { listMemberships } from '@/lib/services/memberships/read';
import { test } from '@/testing/db/database';
import { makeApplication } from '@/testing/db/factories';
import { withClub } from '@/testing/db/with-club';
import { callApi } from '@/testing/http/call-api';
import { makeWalkClub, signInAs, type WalkClub } from '@/testing/http/walk-club';

type Answer = { readonly etag: string; readonly tariffs: MembershipSchema[] };

async function readerOf(club: WalkClub): Promise<() => Promise<Answer>> {
  const { token } = await signInAs(club, 'Viewer');
  return async () => {
    const response = await callApi({ path: '/club/memberships', token });
    const text = await response.text();
    const etag = response.headers.get('ETag') ?? '';
    expect([response.status, etag]).toEqual([200, contentEtagOf(text)]);
    return { etag, tariffs: JSON.parse(text) };
  };
}

/** A write to each table of the answer, as another process would make it. */
const writes = {
  tariff: sql`update memberships set name = name || ' neu'`,
  price: sql`update membership_department_prices set price_cents = price_cents + 100`,
  surcharge: sql`delete from membership_surcharges`,
  'order of departments': sql`update departments set sort_order = -sort_order`,
};

const kurs = ChangeMembershipSchema.parse({
  name: 'Kurs',
  sortOrder: 9,
  membershipPrice: 40,
  priceInterval: 'OneTime',
});

describe('the kept list of tariffs', () => {
  test('is what a transaction reads, from the first answer on', async ({ database }) => {
    const club = await makeWalkClub(database);
    const read = await readerOf(club);
    const stored = await withClub(club.ctx, tx => listMemberships({ ...club.ctx, tx }));
    expect(stored.length).toBeGreaterThan(1);
    for (const _ of [1, 2, 3]) expect((await read()).tariffs).toEqual(JSON.parse(JSON.stringify(stored)));
  });

  test.for(Object.entries(writes))('shows a change at once: %s', async ([, write], { database }) => {
    const [club, other] = [await makeWalkClub(database), await makeWalkClub(database)];
    const { tennis, football } = club;
    await createMembership(club.ctx, {
      ...kurs,
      departmentPrices: [tennis, football].map(({ id }) => ({ departmentId: id, price: 3 })),
    });
    const [read, readOther] = [await readerOf(club), await readerOf(other)];
    const [before, beforeOfOther] = [await read(), await readOther()];
    await withClub(club.ctx, tx => tx.execute(write));
    const after = await read();
    expect(after.etag).not.toBe(before.etag);
    expect(await read()).toEqual(after);
    expect(await readOther()).toEqual(beforeOfOther);
  });

  test('is confirmed with 304 until it changes', async ({ database }) => {
    const club = await makeWalkClub(database);
    const { token } = await signInAs(club, 'Viewer');
    const { etag } = await (await readerOf(club))();
    const statusOf = async () =>
      (await callApi({ path: '/club/memberships', token, headers: { 'If-None-Match': etag } })).status;
    expect(await statusOf()).toBe(304);
    await withClub(club.ctx, tx => tx.execute(writes.tariff));
    expect(await statusOf()).toBe(200);
  });

  test('counts the places of tariffs anew each time', async ({ database }) => {
    const club = await makeWalkClub(database);
    const { id } = await createMembership(club.ctx, { ...kurs, places: 5 });
    const read = await readerOf(club);
    const takenOf = ({ tariffs }: Answer) => tariffs.find(one => one.id === id)?.placesTaken;
    expect(takenOf(await read())).toBe(0);
    await makeApplication(club, { membershipId: id });
    expect(takenOf(await read())).toBe(1);
  });
});
