import { beforeAll, expect, it } from 'vitest';
import { type HitGroup, searchPages } from './search-pages';

beforeAll(() => {
  process.env.DATABASE_URL = 'postgres://nobody@127.0.0.1/none';
  process.env.APP_SECRET = 'only for the address in the document!!';
});

const hitsOf = async (typed: string, kind: HitGroup['kind']) =>
  (await searchPages(typed)).find(group => group.kind === kind)?.hits ?? [];

it.each<[typed: string, kind: HitGroup['kind'], href: string]>([
  ['accept submission', 'operations', '/developers/reference/acceptSubmission'],
  ['createdepartment', 'operations', '/developers/reference/createDepartment'],
  ['/submits/batch', 'operations', '/developers/reference/runBatch'],
  ['iban', 'operations', '/developers/reference/createMembershipSubmission'],
  ['ApplicationAccepted', 'operations', '/developers/reference/onApplicationAccepted'],
  ['state-conflict', 'problems', '/problems/state-conflict'],
  ['conflict', 'problems', '/problems/state-conflict'],
  ['unauthorized', 'problems', '/problems/unauthenticated'],
  ['409', 'problems', '/problems/state-conflict'],
  ['verify signature', 'guides', '/developers/webhooks#verify-the-signature'],
  ['how do I verify the signature of a webhook', 'guides', '/developers/webhooks#verify-the-signature'],
  ['sandbox', 'guides', '/developers/testing'],
  ['cors', 'guides', '/developers/embedding#a-form-of-your-own-cors'],
  ['idempotncy', 'guides', '/developers/idempotency'],
  ['wbehook secret', 'guides', '/developers/webhooks#change-the-secret'],
])('%s finds, in %s, %s', async (typed, kind, href) =>
  expect((await hitsOf(typed, kind)).map(hit => hit.href)).toContain(href),
);

it.each([
  ['iban', 'fields', '/developers/reference/createMembershipSubmission#body.iban'],
  ['bank details', 'operations', '/developers/reference/getSubmissionBankData'],
  ['429', 'problems', '/problems/too-soon'],
  ['conflict', 'problems', '/problems/state-conflict'],
  ['sandbox', 'guides', '/developers/testing'],
  ['rate limit', 'guides', '/developers/rate-limiting'],
  ['webhook', 'guides', '/developers/webhooks'],
  ['webhook retry', 'guides', '/developers/webhooks#retry-schedule'],
  ['webhook signature', 'guides', '/developers/webhooks#verify-the-signature'],
  ['member number', 'fields', '/developers/reference/acceptSubmission#body.memberNumber'],
  ['memberNumber', 'fields', '/developers/reference/acceptSubmission#body.memberNumber'],
  ['cancel', 'operations', '/developers/reference/createCancellationSubmission'],
  ['Kündigung', 'operations', '/developers/reference/createCancellationSubmission'],
  ['kündigungen', 'operations', '/developers/reference/createCancellationSubmission'],
  ['Mitgliedsantrag', 'operations', '/developers/reference/createMembershipSubmission'],
  ['Abteilung', 'operations', '/developers/reference/createDepartment'],
  ['Mitgliedsnummer', 'fields', '/developers/reference/acceptSubmission#body.memberNumber'],
  ['Bankverbindung', 'operations', '/developers/reference/getSubmissionBankData'],
  ['Kontonummer', 'fields', '/developers/reference/createMembershipSubmission#body.iban'],
  ['Austritt', 'operations', '/developers/reference/createCancellationSubmission'],
  ['Schlüssel', 'guides', '/developers/api-keys'],
  ['Wiederholung', 'guides', '/developers/webhooks#retry-schedule'],
  ['abgelehnt', 'operations', '/developers/reference/onApplicationRejected'],
  ['Testumgebung', 'guides', '/developers/testing'],
  ['Ratenbegrenzung', 'guides', '/developers/rate-limiting'],
  ['Protokoll', 'operations', '/developers/reference/listApiRequests'],
  ['state machine', 'guides', '/developers/lifecycle'],
  ['signature', 'guides', '/developers/webhooks#verify-the-signature'],
  ['cors', 'guides', '/developers/embedding#a-form-of-your-own-cors'],
  ['request log', 'operations', '/developers/reference/listApiRequests'],
  ['changed since', 'fields', '/developers/reference/listSubmissions#query.modifiedSince'],
  ['delete member', 'operations', '/developers/reference/deleteMembershipSubmission'],
])('%s shows first, in %s, %s', async (typed, kind, href) => {
  const [first] = await searchPages(typed);
  expect([first?.kind, first?.hits[0]?.href]).toEqual([kind, href]);
});

it.each(['question', 'accept', 'webhook'])('%s shows the changelog last', async typed => {
  const found = (await searchPages(typed)).map(({ kind }) => kind);
  expect(found.length).toBeGreaterThan(2);
  expect(found.indexOf('changelog')).toBe(found.length - 1);
});

it('a word is found from its beginning only', async () => {
  expect(await searchPages('artmen')).toEqual([]);
  expect((await hitsOf('department', 'fields')).length).toBeGreaterThan(0);
});

it('a word of the API is found beside its translation', async () => {
  expect((await hitsOf('cancel export', 'operations'))[0]?.href).toBe(
    '/developers/reference/cancelExportJob',
  );
  expect((await hitsOf('Beitrag', 'fields')).length).toBeGreaterThan(0);
});

it('a field says where it is, what can be sent before what is answered', async () => {
  const [price] = await hitsOf('membershipPrice', 'fields');
  expect(price?.detail).toMatch(/^In \d+ operations, such as .+ · body\.[\w.]+$/);
});

it.each(['mandate', 'price', 'birth date', 'iban'])('%s shows the field of that name first', async typed => {
  const [first] = await hitsOf(typed, 'fields');
  expect(first?.label.toLowerCase()).toBe(typed.replace(' ', ''));
});

it('a name of several operations is one hit', async () => {
  for (const typed of ['memberNumber', 'birthDate', 'mandate']) {
    const names = (await hitsOf(typed, 'fields')).map(({ label }) => label);
    expect(new Set(names).size).toBe(names.length);
  }
});

it('a group says how many there are', async () => {
  const fields = (await searchPages('member')).find(({ kind }) => kind === 'fields');
  expect(fields?.hits.length).toBeLessThanOrEqual(8);
  expect(fields?.total).toBeGreaterThan(8);
});

it.each(['mandate', 'birthDate', 'iban', 'memberNumber', 'member'])(
  '%s shows a guide among the first five',
  async typed => {
    const groups = await searchPages(typed);
    const shown = groups.flatMap(({ kind, hits }) => hits.map(() => kind));
    expect(shown.slice(0, 5)).toContain('guides');
  },
);

it('a section shows the words around, and a comment in code is no section', async () => {
  const [tunnel] = await hitsOf('tunnel', 'guides');
  expect(tunnel?.detail).toMatch(/ · .*tunnel/);
  const all = await hitsOf('library', 'guides');
  expect(all.every(({ href }) => !href.includes('#-'))).toBe(true);
});

it('an excerpt shows the word itself and no other that ends with it', async () => {
  const found = await hitsOf('sync', 'guides');
  for (const { detail } of found) expect(detail).not.toMatch(/ · .*\basync/);
});
