import { afterAll, beforeAll, expect, it } from 'vitest';
import { ChangeClubInfo } from '@/lib/contracts/club';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { listRefusedSites, recordRefusedSite } from './refused-sites';
import { updateClubInfo } from './update-info';

let database: TestDatabase;
let club: OfferingClub;
let other: OfferingClub;
beforeAll(async () => {
  process.env.RATE_LIMIT_SCALE = '1';
  database = await testDatabase();
  [club, other] = await Promise.all([makeOfferingClub(database.db), makeOfferingClub(database.db)]);
});
afterAll(() => database.close());

const dayMs = 24 * 3600 * 1000;
const origins = async ({ ctx }: OfferingClub) => (await listRefusedSites(ctx)).map(({ site }) => site);
const record = ({ ctx }: OfferingClub, origin: string, now = ctx.now) =>
  recordRefusedSite({ ...ctx, now }, origin);

it('a refused site is listed for its club alone, until it is allowed', async () => {
  await record(club, 'https://verein.example');
  expect(await origins(club)).toEqual(['https://verein.example']);
  expect(await origins(other)).toEqual([]);
  const info = ChangeClubInfo.parse({ name: 'SV', allowedOrigins: ['https://verein.example'] });
  await updateClubInfo(club.ctx, { info, precondition: null });
  expect(await origins(club)).toEqual([]);
});

it('a refused site is forgotten after 30 days', async () => {
  await record(other, 'https://old.example', new Date(other.ctx.now.getTime() - 31 * dayMs));
  await record(other, 'https://new.example');
  expect(await origins(other)).toEqual(['https://new.example']);
});

it.each([
  'https://verein.example/pfad?name=Mia',
  'https://verein.example:443x',
  'javascript:alert(1)',
  'null',
  '',
  `https://${'a'.repeat(200)}.example`,
])('%s is no origin and is not recorded', async text => {
  const before = await origins(other);
  await record(other, text);
  expect(await origins(other)).toEqual(before);
});

it('a flood of forged sites leaves at most ten rows, and each origin is written once an hour', async () => {
  const flooded = await makeOfferingClub(database.db);
  for (let made = 0; made < 40; made += 1) await record(flooded, `https://forged-${made}.example`);
  expect(await origins(flooded)).toHaveLength(10);
  const [first] = await listRefusedSites(flooded.ctx);
  await record(flooded, first?.site ?? '', new Date(flooded.ctx.now.getTime() + 60_000));
  expect((await listRefusedSites(flooded.ctx))[0]?.seenAt).toBe(first?.seenAt);
});
