import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { File } from '@/lib/contracts/file';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { makeApiKey, makeApplication, makeCancellation, makeChangeRequest } from '@/testing/db/factories';
import { bankData, makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { callJson } from '@/testing/http/call-api';

let database: TestDatabase;
let club: OfferingClub;
let token = '';

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db);
  token = await makeApiKey(club, 'Admin');
});
afterAll(() => database.close());

const send = (method: string, path: string, body?: object) => callJson({ method, path, token, body });

describe('members without a value are absent if the specification has an integer or an object', () => {
  const surcharge = { name: 'Aufnahme', price: 20, scope: 'PerApplication', dueType: 'OneTime' };

  it.each([
    ['absent', {}],
    ['null', { minAge: null, maxAge: null }],
  ])('minAge and maxAge of a surcharge written with %s', async (_, ages) => {
    const tariff = { name: `Tarif ${Object.keys(ages)}`, membershipPrice: 1, priceInterval: 'Monthly' };
    const made = await send('POST', '/club/memberships', {
      ...tariff,
      surcharges: [
        { ...surcharge, ...ages },
        { ...surcharge, minAge: 18, maxAge: null },
      ],
    });
    expect(made.status).toBe(201);
    const [open, adult] = made.record.surcharges.toSorted((a: object) => ('minAge' in a ? 1 : -1));
    expect(open).not.toHaveProperty('minAge');
    expect(open).not.toHaveProperty('maxAge');
    expect(adult).toMatchObject({ minAge: 18 });
    expect(adult).not.toHaveProperty('maxAge');
    const { record } = await send('GET', `/public/clubs/${club.slug}/forms/membership`);
    expect(JSON.stringify(record.memberships)).not.toMatch(/"(?:min|max)Age":null/);
  });

  it.each([
    ['absent', {}],
    ['null', { customDesign: null }],
  ])('customDesign of a design written with %s', async (_, custom) => {
    const changed = await send('POST', '/club/form-design', { presetDesign: 'Modern', ...custom });
    expect(changed.status).toBe(200);
    for (const design of [
      changed.record,
      (await send('GET', '/club/form-design')).record,
      (await send('GET', `/public/clubs/${club.slug}/forms/membership`)).record.design,
    ]) {
      expect(design).toMatchObject({ presetDesign: 'Modern' });
      expect(design).not.toHaveProperty('customDesign');
    }
  });
});

describe('additional members of a problem are strings', () => {
  it('numbers of records that use a tariff', async () => {
    const id = await makeApplication(club);
    const { record } = await send('GET', `/submits/memberships/${id}`);
    const refused = await send('DELETE', `/club/memberships/${record.membershipId}`);
    expect(refused).toMatchObject({ status: 409, record: { openSubmissionCount: '1' } });
  });

  it('lists are joined by commas, such as the possible steps', async () => {
    const id = await makeApplication(club);
    expect((await send('POST', `/submits/${id}/deny`, {})).status).toBe(204);
    const { record } = await send('POST', `/submits/${id}/accept`, {});
    expect(record).toMatchObject({ status: 409, state: 'Rejected', possibleSteps: '' });
  });

  it('the maximum size of a body', async () => {
    const { record } = await send('POST', '/club/departments', { name: 'x'.repeat(2_000_000) });
    expect(record).toMatchObject({ status: 413, maximumBytes: '1048576' });
  });
});

it('a logo sent back as it was read is unchanged', async () => {
  const { record } = await send('PUT', '/club/logo', Object(File.meta()?.example));
  const again = await send('PUT', '/club/logo', record);
  expect(again).toEqual({ status: 200, record });
});

it('the read consents of an application have the list form of the write', async () => {
  const id = await makeApplication(club);
  const { record } = await send('GET', `/submits/memberships/${id}`);
  expect(record.mediaConsents).toEqual([
    expect.objectContaining({ consentId: expect.any(String), mediaType: 'Website', isGiven: false }),
  ]);
  const given = record.mediaConsents.map((one: object) => ({ ...one, isGiven: true }));
  expect((await send('PATCH', `/submits/memberships/${id}`, { mediaConsents: given })).status).toBe(204);
  expect((await send('GET', `/submits/memberships/${id}`)).record.mediaConsents).toEqual(given);
});

describe('a record can be sent back as it was read', () => {
  it.each(['memberships', 'cancellations'])('POST /submits/%s', async kind => {
    const id = await (kind === 'memberships' ? makeApplication(club) : makeCancellation(club));
    const { record } = await send('GET', `/submits/${kind}/${id}`);
    const copy = await send('POST', `/submits/${kind}`, { ...record, paper: {} });
    expect(copy.status, JSON.stringify(copy.record)).toBe(201);
    expect(copy.record.id).not.toBe(id);
    const refused = await send('POST', `/submits/${kind}`, { ...record, paper: {}, shoeSize: 42 });
    expect([refused.status, Object.keys(refused.record.errors)]).toEqual([400, ['shoeSize']]);
  });

  it('POST /submits/changes, with identity and requested bank data', async () => {
    const id = await makeChangeRequest(club, { ...bankData, city: 'Bonn' });
    const { record } = await send('GET', `/submits/changes/${id}`);
    const copy = await send('POST', '/submits/changes', { ...record, paper: {} });
    expect(copy.status, JSON.stringify(copy.record)).toBe(201);
    const again = (await send('GET', `/submits/changes/${copy.record.id}`)).record;
    expect([again.identity, again.wishes]).toEqual([record.identity, record.wishes]);
    expect(again).toMatchObject({
      identity: { firstName: 'Änne', lastName: expect.any(String), email: expect.any(String) },
      wishes: { ...bankData, iban: 'DE89370400440532013000', city: 'Bonn' },
      mandate: { reference: expect.any(String) },
    });
    expect(again).not.toHaveProperty('iban');
  });

  it('PUT of a note', async () => {
    const id = await makeApplication(club);
    const { record } = await send('POST', `/submits/${id}/notes`, { text: 'Hat angerufen.' });
    const place = `/submits/${id}/notes/${record.id}`;
    expect((await send('PUT', place, (await send('GET', place)).record)).status).toBe(204);
  });
});
