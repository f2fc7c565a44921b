import { gunzipSync } from 'node:zlib';
import { request as undiciRequest } from 'undici';
import { callApi, inParallel, memberOf, signInByApi } from '../fixtures/api';
import { expect, test } from '../fixtures/app';
import { type Replica, startReplica } from '../fixtures/replica';

type Shown = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly html: string;
};

/** A form as a browser asks for it: `fetch` would hide how it was compressed. */
async function show(url: string, headers: Record<string, string> = {}): Promise<Shown> {
  const asked = { 'accept-encoding': 'gzip, br', 'accept-language': 'de', ...headers };
  const answer = await undiciRequest(url, { headers: asked });
  const bytes = Buffer.from(await answer.body.arrayBuffer());
  const html =
    answer.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes).toString() : bytes.toString();
  return { status: answer.statusCode, headers: answer.headers, html };
}

const tokenOf = ({ html }: Shown) => /name="formToken" value="([^"]+)"/.exec(html)?.[1];
const nonceOf = ({ headers }: Shown) =>
  /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
/** The page without what belongs to one request. */
const sharedPartOf = (shown: Shown) =>
  [tokenOf(shown), nonceOf(shown)].reduce<string>(
    (html, own) => html.replaceAll(String(own), ''),
    shown.html,
  );

let replica: Replica;
let headers: Record<string, string>;
let bases: readonly string[];
test.beforeAll(async ({ app }) => {
  replica = await startReplica(app);
  bases = [app.baseURL, replica.baseURL];
  headers = await signInByApi(app.baseURL);
});
test.afterAll(() => replica.stop());

/** Asks each replica twice: the second answer is a kept page. */
async function showTwice(path: string, asked: Record<string, string> = {}): Promise<Shown[]> {
  const shown: Shown[] = [];
  for (const base of [...bases, ...bases]) shown.push(await show(`${base}${path}`, asked));
  return shown;
}

/** Changes members of settings of the demo club through one of the replicas. */
async function change(
  path: '/club/info' | '/club/membership-form',
  members: Readonly<Record<string, unknown>>,
  base = bases[0] ?? '',
): Promise<void> {
  const { json } = await callApi(base, 'GET', path, { headers });
  const body = { ...Object(json), ...members };
  const method = path === '/club/info' ? 'PUT' : 'POST';
  expect((await callApi(base, method, path, { headers, body })).status, path).toBeLessThan(300);
}

test('each request has a nonce and a form token of its own; the rest is the same on both replicas', async () => {
  const shown = await showTwice('/f/demo/membership');
  expect(shown.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(shown.map(nonceOf)).size).toBe(4);
  expect(new Set(shown.map(tokenOf)).size).toBe(4);
  expect(new Set(shown.map(sharedPartOf)).size).toBe(1);
  for (const one of shown) {
    expect(one.html.match(/<style[^>]* nonce="[^"]+"/g)).toHaveLength(3);
    expect(new Set(one.html.match(/ nonce="[^"]+"/g))).toEqual(new Set([` nonce="${nonceOf(one)}"`]));
    expect(JSON.parse(/id="state">(.*?)<\/script>/.exec(one.html)?.[1] ?? '').form.formToken).toBe(
      tokenOf(one),
    );
    expect(one.html).not.toContain('hole-');
    expect(one.headers).toMatchObject({ 'cache-control': 'no-store', 'content-encoding': 'gzip' });
    expect(String(one.headers.vary)).toMatch(/Accept-Language.*Accept-Encoding/);
  }
});

test('a change in the office is in the next answer of each replica', async () => {
  await showTwice('/f/demo/membership');
  for (const [base, other] of [bases, bases.toReversed()].map(
    ([one = '', two = '']) => [one, two] as const,
  )) {
    for (const round of [1, 2, 3]) {
      const notes = `Runde ${round} über ${new URL(base).port}`;
      await change('/club/membership-form', { notes }, base);
      const [there, here] = [
        await show(`${other}/f/demo/membership`),
        await show(`${base}/f/demo/membership`),
      ];
      for (const { html } of [there, here]) expect(html).toContain(notes);
      expect(here.headers.etag).toBe(there.headers.etag);
    }
  }
  await change('/club/membership-form', { notes: '' });
});

test('a hundred visitors during changes never see a form that is older than their request', async () => {
  let saved = 0;
  let isOver = false;
  const older: string[] = [];
  const write = async () => {
    for (const round of Array.from({ length: 15 }, (_, index) => index + 1)) {
      await change('/club/membership-form', { notes: `Stand ${round}.` }, bases[round % 2]);
      saved = round;
    }
    isOver = true;
  };
  const read = inParallel(1_000, 8, async index => {
    if (isOver) return;
    const atLeast = saved;
    const { html } = await show(`${bases[index % 2]}/f/demo/membership`);
    const seen = Number(/Stand (\d+)\./.exec(html)?.[1] ?? 0);
    if (seen < atLeast) older.push(`${seen} < ${atLeast}`);
  });
  await Promise.all([write(), read]);
  expect(older).toEqual([]);
});

test('languages, addresses and kinds of form never mix', async () => {
  for (const _round of [1, 2]) {
    const titles = await Promise.all(
      [
        ['/f/demo/membership', 'de'],
        ['/f/demo/membership', 'en'],
        ['/f/demo/membership?lang=en', 'de'],
        ['/f/demo/membership?lang=de', 'en'],
        ['/f/demo/change', 'de'],
        ['/f/demo/cancellation', 'en'],
      ].map(async ([path = '', language = '']) => {
        const { html } = await show(`${bases[0]}${path}`, { 'accept-language': language });
        const action = /<form[^>]* action="([^"]+)"/.exec(html)?.[1];
        return [/<html lang="(..)"/.exec(html)?.[1], /<title>(\S+ \S+)/.exec(html)?.[1], action];
      }),
    );
    expect(titles).toEqual([
      ['de', 'Mitglied werden', '/f/demo/membership'],
      ['en', 'Become a', '/f/demo/membership'],
      ['en', 'Become a', '/f/demo/membership?lang=en'],
      ['de', 'Mitglied werden', '/f/demo/membership?lang=de'],
      ['de', 'Mitgliedschaft ändern', '/f/demo/change'],
      ['en', 'Cancel your', '/f/demo/cancellation'],
    ]);
  }
});

test('in a frame the page has its script, and the policy the websites of the club', async ({ app }) => {
  const { json } = await callApi(app.baseURL, 'GET', '/club/info', { headers });
  const before = await show(`${bases[0]}/f/demo/membership?embed=1`);
  expect(before.html).toContain('class="embedded flat"');
  expect((await show(`${bases[0]}/f/demo/membership`)).html).not.toContain('class="embedded');
  await change('/club/info', { allowedOrigins: ['https://verein.example'] });
  for (const base of bases) {
    const { headers: sent } = await show(`${base}/f/demo/membership?embed=1`);
    expect(sent['content-security-policy']).toContain("frame-ancestors 'self' https://verein.example");
  }
  await change('/club/info', { allowedOrigins: memberOf(json, 'allowedOrigins') });
});

test('what an address names is chosen for its visitor only', async ({ app }) => {
  const { json } = await callApi(app.baseURL, 'GET', '/club/memberships', { headers });
  const tariff = (Array.isArray(json) ? json : []).find(one => memberOf(one, 'name') === 'Erwachsene');
  const id = String(memberOf(tariff, 'id'));
  const chosen = new RegExp(`<input[^>]*(checked[^>]*value="${id}"|value="${id}"[^>]*checked)`);
  await showTwice('/f/demo/membership');
  const named = await show(`${bases[0]}/f/demo/membership?tariff=${id}`);
  expect(named.html).toMatch(chosen);
  expect(named.headers.etag).toBeUndefined();
  expect((await show(`${bases[0]}/f/demo/membership`)).html).not.toMatch(chosen);
  const hostile = await show(`${bases[0]}/f/demo/membership?lang=%22%3E%3Cscript%3E&embed=%3Cb%3E`);
  expect(hostile.html).not.toMatch(/<b>|"><script>/);
  expect((await show(`${bases[0]}/f/demo/membership`, { 'accept-language': 'de' })).html).toBeDefined();
});

test('a form that closes is closed in the next answer, and open again in the one after', async () => {
  await showTwice('/f/demo/membership');
  await change('/club/membership-form', { isActive: false });
  for (const { html, headers: sent } of await showTwice('/f/demo/membership')) {
    expect(html).not.toContain('name="formToken"');
    expect(sent.etag).toBeUndefined();
  }
  await change('/club/membership-form', { isActive: true });
  for (const shown of await showTwice('/f/demo/membership')) expect(tokenOf(shown)).toBeDefined();
});

test('a further form closes at its time, without any change', async ({ app }) => {
  const closesAt = new Date(Date.now() + 6_000).toISOString();
  const body = { slug: 'kurz', title: 'Kurz offen', closesAt };
  const made = await callApi(app.baseURL, 'POST', '/club/further-forms', { headers, body });
  expect(made.status, JSON.stringify(made.json)).toBe(201);
  for (const shown of await showTwice('/f/demo/membership/kurz')) expect(tokenOf(shown)).toBeDefined();
  await expect
    .poll(async () => tokenOf(await show(`${bases[1]}/f/demo/membership/kurz`)), { timeout: 15_000 })
    .toBeUndefined();
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(closesAt));
  expect(tokenOf(await show(`${bases[0]}/f/demo/membership/kurz`))).toBeUndefined();
  await callApi(app.baseURL, 'DELETE', `/club/further-forms/${memberOf(made.json, 'id')}`, { headers });
  expect((await show(`${bases[1]}/f/demo/membership/kurz`)).status).toBe(404);
});

test('a further form is closed in the next answer after the last place of its tariff is taken', async ({
  app,
}) => {
  const call = async (method: string, path: string, body?: object) => {
    const made = await callApi(app.baseURL, method, path, { headers, body });
    expect(made.status, JSON.stringify(made.json)).toBeLessThan(300);
    return String(memberOf(made.json, 'id'));
  };
  const priced = { membershipPrice: 40, priceInterval: 'OneTime', isOnlyInFurtherForms: true };
  const membershipId = await call('POST', '/club/memberships', { ...priced, name: 'Kurs', places: 1 });
  const form = { slug: 'voll', title: 'Ein Platz', membershipIds: [membershipId] };
  const formId = await call('POST', '/club/further-forms', form);
  for (const shown of await showTwice('/f/demo/membership/voll')) expect(tokenOf(shown)).toBeDefined();
  const person = { firstName: 'Rosa', lastName: 'Letzter', birthDate: '1990-02-28', privacyAccepted: true };
  const address = { street: 'Am Markt 1', zip: '53111', city: 'Köln', email: 'rosa@full.example' };
  const applied = {
    ...person,
    ...address,
    membershipId,
    form: 'voll',
    paymentMethod: 'OnAccount',
    paper: {},
  };
  const submissionId = await call('POST', '/submits/memberships', applied);
  for (const shown of await showTwice('/f/demo/membership/voll')) {
    expect(shown.html).toContain('Alle Plätze sind vergeben.');
    expect(tokenOf(shown)).toBeUndefined();
  }
  await call('POST', `/submits/${submissionId}/deny`, { sendEmail: false });
  for (const shown of await showTwice('/f/demo/membership/voll')) expect(tokenOf(shown)).toBeDefined();
  await call('DELETE', `/club/further-forms/${formId}`);
  await call('DELETE', `/club/memberships/${membershipId}`);
});

test('a task for a proof of work belongs to the form token of its page', async () => {
  await change('/club/membership-form', { needProofOfWork: true });
  for (const shown of await showTwice('/f/demo/membership')) {
    const { form } = JSON.parse(/id="state">(.*?)<\/script>/.exec(shown.html)?.[1] ?? '');
    const [, claims = ''] = String(tokenOf(shown)).split('.');
    expect(form.challenge.parameters.data.token).toBe(
      JSON.parse(Buffer.from(claims, 'base64url').toString()).jti,
    );
    expect(form.challenge.signature).toMatch(/^[0-9a-f]{64}$/);
    expect(shown.html).toContain('<noscript>');
  }
  await change('/club/membership-form', { needProofOfWork: false });
});

test('If-None-Match gets a 304 until the club changes the form, and never keeps a cache from a new policy', async () => {
  const url = `${bases[0]}/f/demo/membership`;
  const { json } = await callApi(bases[0] ?? '', 'GET', '/club/membership-form', { headers });
  const { headers: first } = await show(url);
  const etag = String(first.etag);
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
  const same = await show(`${bases[1]}/f/demo/membership`, { 'if-none-match': `"other", ${etag}` });
  expect([same.status, same.html]).toEqual([304, '']);
  expect(same.headers).toMatchObject({ etag, 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });
  expect(same.headers['content-security-policy']).toBeUndefined();
  expect((await show(url, { 'if-none-match': etag, 'accept-language': 'en' })).status).toBe(200);
  await change('/club/membership-form', { notes: 'Neu.' });
  const changed = await show(url, { 'if-none-match': etag });
  expect([changed.status, changed.headers.etag === etag]).toEqual([200, false]);
  await change('/club/membership-form', { notes: memberOf(json, 'notes') });
  expect((await show(url)).headers.etag).toBe(etag);
});

test('HEAD has the headers of GET, and a client without gzip gets the same page', async () => {
  const url = `${bases[0]}/f/demo/membership`;
  const full = await show(url);
  const head = await undiciRequest(url, { method: 'HEAD', headers: { 'accept-language': 'de' } });
  expect([head.statusCode, head.headers.etag]).toEqual([200, full.headers.etag]);
  expect(await head.body.text()).toBe('');
  const plain = await show(url, { 'accept-encoding': 'identity' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(sharedPartOf(plain)).toBe(sharedPartOf(full));
});

test('other ways to write an address show the same form', async () => {
  const url = `${bases[0]}/f/d%65mo/membership`;
  const encoded = await show(url);
  expect(encoded.status).toBe(200);
  expect(tokenOf(encoded)).toBeDefined();
  for (const path of ['/f/no-such-club/membership', '/f/demo/nothing', '/f/demo/membership/x'])
    expect([path, (await show(`${bases[0]}${path}`)).status]).toEqual([path, 404]);
  const { statusCode, headers: sent } = await undiciRequest(`${bases[0]}/F/DEMO/Membership?lang=en`);
  expect([statusCode, sent.location]).toEqual([308, '/f/demo/membership?lang=en']);
});

test('the limit of an address also counts pages that are kept', async ({ app }) => {
  const limited = await startReplica(app, { RATE_LIMIT_SCALE: '0.1' });
  try {
    const statuses = await inParallel(
      20,
      2,
      async () => (await show(`${limited.baseURL}/f/demo/membership`)).status,
    );
    expect(statuses.filter(status => status === 429).length).toBeGreaterThanOrEqual(7);
    expect(statuses.filter(status => status === 200).length).toBeGreaterThanOrEqual(12);
  } finally {
    await limited.stop();
  }
});
