import { expect, it } from 'vitest';
import { withRecordsOfClub } from './records-of-club';
import { requestOf, type TryOperation } from './sample-request';

const operation: TryOperation = {
  method: 'PATCH',
  server: 'https://eintritt.example/api/v1',
  path: '/submits/memberships/{id}',
  parameters: [
    { name: 'id', in: 'path', isRequired: true, values: [], example: '019a0000-0000-7000-8000-000000000001' },
    { name: 'bankData', in: 'query', isRequired: false, values: ['Masked'], example: '' },
    { name: 'Idempotency-Key', in: 'header', isRequired: false, values: [], example: '' },
  ],
  headers: { Authorization: 'Bearer ek_…' },
  body: '{"city":"Bonn"}',
  isIdempotent: true,
  answer: 'None',
  fileName: 'a.bin',
};

it('a sample begins with the examples of what is required', () => {
  expect(requestOf(operation, { values: {}, body: operation.body })).toMatchObject({
    url: 'https://eintritt.example/api/v1/submits/memberships/019a0000-0000-7000-8000-000000000001',
    headers: { Authorization: 'Bearer ek_…' },
    body: { city: 'Bonn' },
    isIdempotent: true,
  });
});

it('a sample follows what is typed, and a body that is no JSON yet leaves the example', () => {
  const values = { 'path:id': ' a/b ', 'query:bankData': 'Masked', 'header:Idempotency-Key': 'mine' };
  expect(requestOf(operation, { values, body: '{"city":' })).toMatchObject({
    url: 'https://eintritt.example/api/v1/submits/memberships/a%2Fb?bankData=Masked',
    headers: { Authorization: 'Bearer ek_…', 'Idempotency-Key': 'mine' },
    body: { city: 'Bonn' },
    isIdempotent: false,
  });
  expect(requestOf(operation, { values, body: '{"zip":"53111"}' }).body).toEqual({ zip: '53111' });
});

it('a sample shows If-Match before it is typed, with the version of the record of the club', async () => {
  const ifMatch = { in: 'header', isRequired: false, isInSample: true, values: [], example: '"v7"' } as const;
  const patch: TryOperation = {
    ...operation,
    parameters: [...operation.parameters, { ...ifMatch, name: 'If-Match' }],
  };
  const typed = { values: {}, body: operation.body };
  expect(requestOf(patch, typed).headers['If-Match']).toBe('"v7"');
  const read = async () => ({ items: [{ id: 'newest', version: 3 }] });
  const { values } = await withRecordsOfClub(patch, typed, read);
  expect(values).toEqual({ 'path:id': 'newest', 'header:If-Match': '"v3"' });
});

const club: Readonly<Record<string, unknown>> = {
  '/club/memberships': [
    { id: 'children', maxAge: 17 },
    { id: 'family', isFamilyMembership: true },
    { id: 'grown-ups', isFamilyMembership: false },
  ],
  '/club/departments': [{ id: 'football' }],
  '/submits?limit=1&kind=Membership': { items: [{ id: 'newest' }] },
  '/submits?limit=1&awaits=Decision': { items: [{ id: 'undecided' }] },
  '/submits?limit=1&kind=Change&awaits=Confirmation': { items: [] },
  '/club/settings/webhooks': [{ id: 'hook' }],
  '/club/settings/webhooks/hook/deliveries': { items: [{ id: 'delivery' }] },
  '/club/custom-fields': [{ internalName: 'shirtSize' }],
  '/club/info': { id: 'club', slug: 'demo' },
};

it.each<[path: string, values: Record<string, string>]>([
  ['/submits/memberships/{id}', { 'path:id': 'newest' }],
  ['/submits/{id}/accept', { 'path:id': 'undecided' }],
  ['/submits/changes/{id}/confirm', {}],
  [
    '/club/settings/webhooks/{id}/deliveries/{deliveryId}',
    { 'path:id': 'hook', 'path:deliveryId': 'delivery' },
  ],
  ['/club/custom-fields/{internalName}', { 'path:internalName': 'shirtSize' }],
  ['/public/clubs/{slug}/quote', { 'path:slug': 'demo' }],
])('the records of the club for %s', async (path, values) => {
  const filled = await withRecordsOfClub(
    { ...operation, path },
    { values: {}, body: '' },
    async one => club[one],
  );
  expect(filled).toEqual({ values, body: '' });
});

it('a body names records of the club where it named invented ones', async () => {
  const invented = '019a0000-0000-7000-8000-000000000202';
  const body = { membershipId: invented, departmentIds: [invented], consentId: invented, city: 'Bonn' };
  const typed = { values: {}, body: JSON.stringify(body) };
  const filled = await withRecordsOfClub({ ...operation, path: '/x' }, typed, async one => club[one]);
  expect(JSON.parse(filled.body)).toEqual({
    membershipId: 'grown-ups',
    departmentIds: ['football'],
    consentId: invented,
    city: 'Bonn',
  });
});
