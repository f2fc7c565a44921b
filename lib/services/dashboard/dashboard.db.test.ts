import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webhookDeliveries, webhookEvents } from '@/db/schema/webhooks';
import { Random } from '@/server/seed/random';
import { allReports } from '@/testing/dashboard/all-reports';
import { makeGeneratedClub } from '@/testing/dashboard/generated-club';
import { naiveReports } from '@/testing/dashboard/naive-reports';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { refusalOf } from '@/testing/db/factories';
import { makeOfferingClub } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { subscribe } from '@/testing/webhooks/subscribe';
import { getZipCodes } from './distributions';
import { getKpis } from './kpis';
import { getDeliveryTrend } from './months';
import { countNewSubmissions, getMembershipChart, getTrend } from './new-submissions';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** In the Azores midnight occurs twice in autumn and never in spring; in Nuuk the same is true of the hour before. */
const timeZones = [
  ...['Europe/Berlin', 'Pacific/Auckland', 'America/St_Johns', 'Atlantic/Azores', 'America/Nuuk', 'UTC'],
];
const starts = [
  '2025-03-29',
  '2025-10-01',
  '2025-12-22',
  '2026-01-01',
  '2026-02-27',
  '2026-03-29',
  '2024-02-29',
] as const;
const lengths = [1, 2, 28, 31, 90, 365] as const;

const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * 3_600_000).toISOString().slice(0, 10);

describe('every report', () => {
  const random = new Random(7);

  it.each(Array.from({ length: 20 }, (_, index) => [index + 1]))(
    'equals a count of single rows: club %i of 20, ten periods each',
    async number => {
      const timeZone = timeZones[number % timeZones.length] ?? 'UTC';
      const { ctx, generated } = await makeGeneratedClub(database, {
        random,
        timeZone,
        size: 10 + number * 8,
      });
      for (let turn = 0; turn < 10; turn += 1) {
        const from = random.pick(starts);
        const days = random.pick(lengths);
        const period = { from, to: addDays(from, days - 1) };
        expect({ period, ...(await allReports(ctx, period)) }).toEqual({
          period,
          ...naiveReports(generated, { ...period, timeZone }),
        });
      }
    },
  );
});

describe('a period', () => {
  it('is the last thirty days of the club, up to today', async () => {
    const { ctx } = await makeOfferingClub(database.db);
    const late = { ...ctx, now: new Date('2026-06-30T22:30:00Z') };
    const kpis = await getKpis(late, {});
    expect(kpis).toMatchObject({ from: '2026-06-02', to: '2026-07-01', open: 0, recurringRevenue: 0 });
    expect(kpis.membershipChart).toHaveLength(30);
    expect(kpis.newMemberships).toEqual({ count: 0, previousCount: 0, changePercent: null });
    expect([kpis.acceptanceRate, kpis.averageProcessingHours]).toEqual([null, null]);
  });

  it('with one end has thirty days or ends today', async () => {
    const { ctx } = await makeOfferingClub(database.db);
    expect(await getKpis(ctx, { to: '2026-03-31' })).toMatchObject({ from: '2026-03-02', to: '2026-03-31' });
    expect(await getKpis(ctx, { from: '2026-06-30' })).toMatchObject({
      from: '2026-06-30',
      to: '2026-07-01',
    });
    expect(await getKpis(ctx, { from: '2027-01-01' })).toMatchObject({
      from: '2027-01-01',
      to: '2027-01-01',
    });
  });

  it('is at most ten years long, at any time', async () => {
    const { ctx } = await makeOfferingClub(database.db);
    expect(await getMembershipChart(ctx, { from: '2016-03-01', to: '2026-03-01' })).toHaveLength(3653);
    const refusal = await refusalOf(getKpis(ctx, { from: '2016-01-01', to: '2026-12-31' }));
    expect(refusal).toMatchObject({ code: 'bad-query' });
    for (const period of [{ to: '0001-01-05' }, { from: '9999-12-25', to: '9999-12-31' }])
      expect((await getTrend(ctx, { ...period, interval: 'Week' })).length).toBeGreaterThan(0);
    await countNewSubmissions(ctx, 'Membership', { from: '0001-01-01', to: '0001-01-31' });
  });
});

it('rankings are cut at their limit, the most frequent first, and a city has its most common name', async () => {
  const random = new Random(11);
  const { ctx, generated } = await makeGeneratedClub(database, { random, timeZone: 'UTC', size: 120 });
  const period = { from: '2025-01-01', to: '2026-12-31' };
  const zips = await getZipCodes(ctx, { ...period, limit: 2 });
  expect(zips).toHaveLength(2);
  expect(zips[0]?.count).toBeGreaterThanOrEqual(zips[1]?.count ?? 0);
  const inBonn = generated.filter(({ head }) => head.kind === 'Membership' && head.zip === '53111');
  const plain = inBonn.filter(({ head }) => head.city === 'Bonn').length;
  const named = zips.find(({ zip }) => zip === '53111')?.city;
  expect(named).toBe(plain * 2 >= inBonn.length ? 'Bonn' : 'Bonn-Zentrum');
});

it('deliveries are counted by month and outcome, without tests and unfinished ones', async () => {
  const { ctx, clubId } = await makeOfferingClub(database.db);
  const subscriptionId = await subscribe(ctx, 'https://hooks.example/');
  const at = (text: string) => new Date(text);
  const deliver = (
    createdAt: Date,
    status: 'Succeeded' | 'Failed' | 'Retrying',
    type: 'Test' | 'EmailConfirmed',
  ) =>
    withClub(ctx, async tx => {
      const eventId = uuid();
      await tx.insert(webhookEvents).values({ clubId, id: eventId, type, createdAt, data: {} });
      await tx
        .insert(webhookDeliveries)
        .values({ clubId, id: uuid(), eventId, subscriptionId, status, createdAt });
    });
  await deliver(at('2026-03-31T21:59:00Z'), 'Succeeded', 'EmailConfirmed');
  await deliver(at('2026-03-31T22:01:00Z'), 'Failed', 'EmailConfirmed');
  await deliver(at('2026-04-10T12:00:00Z'), 'Retrying', 'EmailConfirmed');
  await deliver(at('2026-04-10T12:00:00Z'), 'Succeeded', 'Test');
  expect(await getDeliveryTrend(ctx, { from: '2026-03-01', to: '2026-05-31' })).toEqual([
    { month: '2026-03', succeeded: 1, failed: 0 },
    { month: '2026-04', succeeded: 0, failed: 1 },
    { month: '2026-05', succeeded: 0, failed: 0 },
  ]);
});

it('deliveries are counted by type of their event and by webhook on request', async () => {
  const { ctx, clubId } = await makeOfferingClub(database.db);
  const mine = await subscribe(ctx, 'https://hooks.example/mine');
  const other = await subscribe(ctx, 'https://hooks.example/other');
  const createdAt = new Date('2026-04-10T12:00:00Z');
  const deliver = (
    subscriptionId: string,
    type: 'Test' | 'EmailConfirmed' | 'ApplicationReceived',
    status: 'Succeeded' | 'Failed',
  ) =>
    withClub(ctx, async tx => {
      const eventId = uuid();
      await tx.insert(webhookEvents).values({ clubId, id: eventId, type, createdAt, data: {} });
      await tx
        .insert(webhookDeliveries)
        .values({ clubId, id: uuid(), eventId, subscriptionId, status, createdAt });
    });
  await deliver(mine, 'ApplicationReceived', 'Succeeded');
  await deliver(mine, 'ApplicationReceived', 'Failed');
  await deliver(mine, 'EmailConfirmed', 'Succeeded');
  await deliver(mine, 'Test', 'Failed');
  await deliver(other, 'EmailConfirmed', 'Succeeded');
  const days = { from: '2026-04-01', to: '2026-04-30' };
  const received = { eventType: 'ApplicationReceived', succeeded: 1, failed: 1 };
  const confirmed = { eventType: 'EmailConfirmed', succeeded: 2, failed: 0 };
  expect(await getDeliveryTrend(ctx, { ...days, byEventType: true })).toEqual([
    { month: '2026-04', succeeded: 3, failed: 1, eventTypes: [received, confirmed] },
  ]);
  expect(await getDeliveryTrend(ctx, { ...days, byEventType: true, webhookId: mine })).toEqual([
    {
      month: '2026-04',
      succeeded: 2,
      failed: 1,
      eventTypes: [received, { ...confirmed, succeeded: 1 }],
    },
  ]);
  expect(await getDeliveryTrend(ctx, { ...days, webhookId: mine })).toEqual([
    { month: '2026-04', succeeded: 2, failed: 1 },
  ]);
  const stranger = await makeOfferingClub(database.db);
  expect(await getDeliveryTrend(stranger.ctx, { ...days, webhookId: mine })).toEqual([
    { month: '2026-04', succeeded: 0, failed: 0 },
  ]);
});
