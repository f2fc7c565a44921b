import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { type Answer, callApi, inParallel, memberOf, note, signInByApi } from '../fixtures/api';
import { type App, expect, test } from '../fixtures/app';
import { startReplica } from '../fixtures/replica';

/** Two web processes on one database, so that no lock in one process can hide a race. */
async function withReplicas(app: App, work: (bases: [string, string]) => Promise<void>): Promise<void> {
  const replica = await startReplica(app);
  try {
    await work([app.baseURL, replica.baseURL]);
  } finally {
    await replica.stop();
  }
}

const either = (bases: [string, string], index: number) => bases[index % 2 === 0 ? 0 : 1];
const statusesOf = (answers: readonly Answer[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ status }) => status)].map(([status, group]) => [status, group.length]),
  );

async function signature(): Promise<string> {
  const line =
    '<svg width="300" height="100"><path d="M10 80 L290 20" stroke="black" stroke-width="4"/></svg>';
  return `data:image/png;base64,${(await sharp(Buffer.from(line)).png().toBuffer()).toString('base64')}`;
}

async function application(baseURL: string, credentials: Record<string, string>, email: string) {
  const tariffs = await callApi(baseURL, 'GET', '/club/memberships', { headers: credentials });
  const adults = Array.isArray(tariffs.json)
    ? tariffs.json.find(tariff => memberOf(tariff, 'name') === 'Erwachsene')
    : undefined;
  return {
    firstName: 'Änne',
    lastName: 'Groß',
    birthDate: '1990-02-28',
    street: 'Am Markt 1',
    zip: '53111',
    city: 'Bonn',
    email,
    membershipId: memberOf(adults, 'id'),
    paymentMethod: 'OnAccount',
    privacyAccepted: true,
    signature: await signature(),
  };
}

/** Creates an application that staff can decide. Returns its id. */
async function makeConfirmed(baseURL: string, headers: Record<string, string>, email: string) {
  const body = await application(baseURL, headers, email);
  const made = await callApi(baseURL, 'POST', '/submits/memberships', { headers, body });
  expect(made.status, JSON.stringify(made.json)).toBe(201);
  const id = String(memberOf(made.json, 'id'));
  const confirmed = await callApi(baseURL, 'POST', `/submits/memberships/${id}/confirm`, { headers });
  expect(confirmed.status).toBe(204);
  return id;
}

test('of 100 parallel decisions on one submission one succeeds, with one entry, event and mail', async ({
  app,
  mailbox,
  webhooks,
}) => {
  await withReplicas(app, async bases => {
    const headers = await signInByApi(app.baseURL);
    const subscriptions: string[] = [];
    for (const name of ['one', 'two']) {
      const subscribedEvents = ['ApplicationAccepted', 'ApplicationRejected'];
      const body = { name, url: `${webhooks.url}/${name}`, subscribedEvents };
      const made = await callApi(app.baseURL, 'POST', '/club/settings/webhooks', { headers, body });
      expect(made.status).toBe(201);
      subscriptions.push(String(made.headers.get('location')).replace('/api/v1', ''));
    }
    const email = 'decided@post.example';
    const id = await makeConfirmed(app.baseURL, headers, email);
    for (const words of ['Bitte bestätige', 'eingegangen'])
      await mailbox.waitFor(
        mail => mail.recipients.includes(email) && Boolean(mail.subject?.includes(words)),
      );
    mailbox.clear();

    const began = performance.now();
    const answers = await inParallel(100, 100, index =>
      callApi(either(bases, index), 'POST', `/submits/${id}/${index % 4 < 2 ? 'accept' : 'deny'}`, {
        headers,
        body: {},
      }),
    );
    const tookMs = Math.round(performance.now() - began);
    expect(statusesOf(answers)).toEqual({ 204: 1, 409: 99 });
    const refused = answers.filter(({ status }) => status === 409);
    expect(
      refused.every(({ json }) => String(memberOf(json, 'type')).endsWith('/problems/state-conflict')),
    ).toBe(true);

    await webhooks.waitFor(({ path }) => path === '/one');
    await webhooks.waitFor(({ path }) => path === '/two');
    await mailbox.waitFor(mail => mail.recipients.includes(email));
    const counts = await app.database.asOwner(async sql => {
      const [row] = await sql`
        select
          (select count(*)::int from submission_history
            where submission_id = ${id} and type in ('Accepted', 'Rejected')) as entries,
          (select count(*)::int from webhook_events
            where submission_id = ${id} and type in ('ApplicationAccepted', 'ApplicationRejected')) as events,
          (select count(*)::int from webhook_deliveries d join webhook_events e
            on e.club_id = d.club_id and e.id = d.event_id where e.submission_id = ${id}
            and e.type in ('ApplicationAccepted', 'ApplicationRejected')) as deliveries,
          (select count(*)::int from mails
            where submission_id = ${id} and type in ('MembershipAccepted', 'MembershipRejected')) as mails`;
      return row;
    });
    expect(counts).toEqual({ entries: 1, events: 1, deliveries: 2, mails: 1 });
    // Webhooks of other tests may still exist.
    const ofThese = webhooks.all.filter(({ path }) => ['/one', '/two'].includes(path));
    const received = ofThese.filter(({ body }) => body.includes(id));
    expect(received.map(({ path }) => path).sort()).toEqual(['/one', '/two']);
    expect(new Set(received.map(sent => sent.headers['webhook-id'])).size).toBe(1);
    expect(mailbox.all.filter(mail => mail.recipients.includes(email))).toHaveLength(1);
    for (const path of subscriptions) await callApi(app.baseURL, 'DELETE', path, { headers });
    note(
      `100 decisions over 2 processes: ${JSON.stringify(statusesOf(answers))}, ${JSON.stringify(counts)}, ${tookMs} ms`,
    );
  });
});

/** `EDITS_PER_CLIENT=20` makes a longer run. */
const editsPerClient = Number(process.env.EDITS_PER_CLIENT ?? 3);

test('fifty clients that edit one submission with If-Match lose no change', async ({ app }) => {
  test.setTimeout(180_000);
  await withReplicas(app, async bases => {
    const headers = await signInByApi(app.baseURL);
    const body = await application(app.baseURL, headers, 'edited@post.example');
    const made = await callApi(app.baseURL, 'POST', '/submits/memberships', { headers, body });
    const path = `/submits/memberships/${memberOf(made.json, 'id')}`;
    let conflicts = 0;

    /** Appends two characters that only this writer uses. Repeats after a refusal, each time with a longer pause. */
    const edit = async (baseURL: string, token: string, tries = 0): Promise<void> => {
      const read = await callApi(baseURL, 'GET', path, { headers });
      const notes = String(memberOf(read.json, 'notes') ?? '') + token;
      const ifMatch = { ...headers, 'If-Match': read.headers.get('etag') ?? '' };
      const { status } = await callApi(baseURL, 'PATCH', path, { headers: ifMatch, body: { notes } });
      if (status === 204) return;
      if (status !== 412) throw new Error(`an edit was answered ${status}`);
      conflicts += 1;
      await setTimeout(Math.random() * Math.min(3000, 100 * 2 ** tries));
      return edit(baseURL, token, tries + 1);
    };

    const began = performance.now();
    await Promise.all(
      Array.from({ length: 50 }, async (_, client) => {
        for (let turn = 0; turn < editsPerClient; turn += 1)
          await edit(either(bases, client), tokenOf(client * editsPerClient + turn));
      }),
    );
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const read = await callApi(app.baseURL, 'GET', path, { headers });
    const notes = String(memberOf(read.json, 'notes'));
    const kept = new Set(notes.match(/../g));
    const edits = 50 * editsPerClient;
    expect(notes).toHaveLength(2 * edits);
    expect(
      Array.from({ length: edits }, (_, index) => tokenOf(index)).filter(token => !kept.has(token)),
    ).toEqual([]);
    note(`${edits} edits by 50 clients over 2 processes: 0 lost, ${conflicts} × 412, ${seconds} s`);
  });
});

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

function tokenOf(index: number): string {
  return `${letters[Math.floor(index / letters.length)]}${letters[index % letters.length]}`;
}

test('ten posts with one Idempotency-Key create one record, signed in and from the form', async ({ app }) => {
  await withReplicas(app, async bases => {
    const headers = await signInByApi(app.baseURL);
    const countOf = async (table: 'submissions' | 'users', email: string) => {
      const [row] = await app.database.asOwner(
        sql => sql`select count(*)::int as count from ${sql(table)} where email = ${email}`,
      );
      return row?.count;
    };

    const assertOnce = async (path: string, requestHeaders: Record<string, string>, body: object) => {
      const request = { headers: { ...requestHeaders, 'Idempotency-Key': uuidv7() }, body };
      const answers = await inParallel(10, 10, index => callApi(either(bases, index), 'POST', path, request));
      answers.push(await callApi(app.baseURL, 'POST', path, request));
      const made = answers.filter(({ status }) => status === 201);
      const running = answers.filter(({ status }) => status === 409);
      expect(made.length + running.length, JSON.stringify(answers.map(({ json }) => json))).toBe(11);
      expect(
        running.every(({ json }) => String(memberOf(json, 'type')).endsWith('/problems/request-running')),
      ).toBe(true);
      expect(new Set(made.map(({ json }) => JSON.stringify(json))).size).toBe(1);
      expect(new Set(made.map(answer => answer.headers.get('location'))).size).toBe(1);
      const replayed = made.filter(answer => answer.headers.get('idempotency-replayed') === 'true');
      expect(replayed).toHaveLength(made.length - 1);
      const other = { ...body, firstName: 'Anders' };
      const reused = await callApi(app.baseURL, 'POST', path, { ...request, body: other });
      expect(reused.status).toBe(422);
      note(
        `10 + 1 posts to ${path} with one key: ${JSON.stringify(statusesOf(answers))}, ${replayed.length} replayed`,
      );
    };

    const bySignIn = await application(app.baseURL, headers, 'once@post.example');
    await assertOnce('/submits/memberships', headers, bySignIn);
    expect(await countOf('submissions', 'once@post.example')).toBe(1);

    const byForm = { ...bySignIn, email: 'form-once@post.example' };
    const formToken = await ripeFormToken(app.baseURL);
    await assertOnce('/submits/memberships?club=demo', { 'X-Form-Token': formToken }, byForm);
    expect(await countOf('submissions', 'form-once@post.example')).toBe(1);

    const user = { email: 'user-once@post.example', firstName: 'Ina', lastName: 'Schulz', role: 'Clerk' };
    await assertOnce('/users', headers, user);
    expect(await countOf('users', user.email)).toBe(1);
  });
});

/** Returns a form token older than three seconds; the service refuses newer ones as a robot's. */
async function ripeFormToken(baseURL: string): Promise<string> {
  const form = await callApi(baseURL, 'GET', '/public/clubs/demo/forms/membership');
  const token = String(memberOf(form.json, 'formToken'));
  await expect
    .poll(async () => {
      const tried = await callApi(baseURL, 'POST', '/submits/memberships?club=demo', {
        headers: { 'X-Form-Token': token },
        body: {},
      });
      return memberOf(tried.json, 'errors', 'X-Form-Token');
    })
    .toBeUndefined();
  return token;
}
