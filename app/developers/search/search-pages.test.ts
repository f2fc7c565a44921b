import { beforeAll, expect, it } from 'vitest';
import { type Hits, searchPages } from './search-pages';

beforeAll(() => {
  process.env.DATABASE_URL = 'postgres://nobody@127.0.0.1/none';
  process.env.APP_SECRET = 'only for the address in the document!!';
});

it.each<[typed: string, kind: keyof Hits, href: string]>([
  ['accept submission', 'operations', '/developers/reference/acceptSubmission'],
  ['createdepartment', 'operations', '/developers/reference/createDepartment'],
  ['/submits/batch', 'operations', '/developers/reference/runBatch'],
  ['state-conflict', 'guides', '/problems/state-conflict'],
  ['verify signature', 'guides', '/developers/webhooks#verify-the-signature'],
  ['idempotncy', 'guides', '/developers/idempotency'],
  ['wbehook secret', 'guides', '/developers/webhooks#change-the-secret'],
])('%s finds, in %s, %s', async (typed, kind, href) =>
  expect((await searchPages(typed))[kind].map(hit => hit.href)).toContain(href),
);

it('a word is found from its beginning only', async () => {
  const nothing = { operations: [], fields: [], guides: [] };
  expect(await searchPages('partment')).toEqual(nothing);
  expect((await searchPages('department')).fields.length).toBeGreaterThan(0);
});

it('a field says whether it is sent or answered', async () => {
  const { fields } = await searchPages('membershipPrice');
  const details = fields.map(({ detail }) => detail);
  expect(details).toContainEqual(expect.stringMatching(/ · body$/));
  expect(details).toContainEqual(expect.stringMatching(/ · answer$/));
  expect(new Set(details).size).toBe(details.length);
});

it('a section shows the words around, and a comment in code is no section', async () => {
  const { guides } = await searchPages('tunnel');
  expect(guides[0]?.detail).toMatch(/ · .*tunnel/);
  const all = await searchPages('library');
  expect(all.guides.every(({ href }) => !href.includes('#-'))).toBe(true);
});
