import { type Answer, callApi, inParallel, memberOf, note, signInByApi } from '../fixtures/api';
import { expect, test } from '../fixtures/app';
import { type Replica, startReplica } from '../fixtures/replica';

type Offered = {
  /** As `RateLimit-Policy` names it. */
  readonly policy: string;
  readonly quota: number;
  readonly windowSeconds: number;
  /** How often the quota is offered. */
  readonly times: number;
  readonly width: number;
  readonly send: (baseURL: string, index: number) => Promise<Answer>;
};

type Field = { readonly name: string; readonly parameters: Readonly<Record<string, number>> };

/** A list of strings with integer parameters (RFC 9651), as both header fields are; fails for anything else. */
function parseField(text: string | null): Field[] {
  return (text ?? '').split(/, */).map(item => {
    expect(item).toMatch(/^"[a-z-]+"(;[a-z]+=\d+)+$/);
    const [name = '', ...parameters] = item.split(';');
    const pairs = parameters.map(parameter => parameter.split('='));
    return {
      name: name.slice(1, -1),
      parameters: Object.fromEntries(pairs.map(([key = '', value]) => [key, Number(value)])),
    };
  });
}

let replicas: [Replica, Replica];

test.beforeAll(async ({ app }) => {
  const changes = { RATE_LIMIT_SCALE: '0.5', TRUST_PROXY: '1' };
  replicas = [await startReplica(app, changes), await startReplica(app, changes)];
});
test.afterAll(async () => {
  await Promise.all(replicas.map(replica => replica.stop()));
});

/** Offers more than a quota to both processes and holds how many pass and what every answer says of the limit. */
async function offer({ policy, quota, windowSeconds, times, width, send }: Offered): Promise<void> {
  const began = performance.now();
  const answers = await inParallel(quota * times, width, index =>
    send(replicas[index % 2 === 0 ? 0 : 1].baseURL, index),
  );
  const tookMs = Math.round(performance.now() - began);
  expect(tookMs, 'all within one window').toBeLessThan(windowSeconds * 1000);
  const [passed, refused] = [
    answers.filter(({ status }) => status !== 429),
    answers.filter(({ status }) => status === 429),
  ];
  note(
    `${policy}: quota ${quota}, offered ${answers.length} to 2 processes, passed ${passed.length}, ${tookMs} ms`,
  );
  expect(passed.length).toBeGreaterThanOrEqual(quota);
  expect(passed.length).toBeLessThanOrEqual(Math.floor(quota * 1.02));
  expect(passed.every(({ status }) => status < 500)).toBe(true);

  const remaining = passed.map(answer => stateOf(answer, policy, quota, windowSeconds).r);
  expect(remaining.toSorted((one, other) => Number(one) - Number(other))).toEqual(
    Array.from({ length: quota }, (_, index) => index),
  );
  for (const answer of refused) {
    const { r, t } = stateOf(answer, policy, quota, windowSeconds);
    expect(r).toBe(0);
    const retryAfter = answer.headers.get('retry-after') ?? '';
    expect(retryAfter).toMatch(/^\d+$/);
    expect(Number(retryAfter)).toBeGreaterThanOrEqual(Number(t));
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(String(memberOf(answer.json, 'type'))).toMatch(/\/problems\/quota-exceeded$/);
    expect(memberOf(answer.json, 'violated-policies')).toEqual([policy]);
  }
}

function stateOf({ headers }: Answer, policy: string, quota: number, windowSeconds: number) {
  const described = parseField(headers.get('ratelimit-policy')).find(({ name }) => name === policy);
  expect(described?.parameters).toEqual({ q: quota, w: windowSeconds });
  const state = parseField(headers.get('ratelimit')).find(({ name }) => name === policy);
  const { r, t } = state?.parameters ?? {};
  expect(r).toBeGreaterThanOrEqual(0);
  expect(r).toBeLessThan(quota);
  expect(t).toBeGreaterThan(0);
  expect(t).toBeLessThanOrEqual(windowSeconds);
  return { r, t };
}

/** As the one trusted proxy tells it. */
const from = (address: string) => ({ 'X-Forwarded-For': address });

test('a signed-in caller gets the quota of ten minutes over two processes', async ({ app }) => {
  test.setTimeout(180_000);
  const headers = await signInByApi(app.baseURL);
  const send = (baseURL: string) => callApi(baseURL, 'GET', '/users/roles', { headers });
  await offer({ policy: 'api', quota: 1000, windowSeconds: 600, times: 10, width: 8, send });
});

test('an address gets the quota of sign-ins over two processes', async () => {
  const send = (baseURL: string, index: number) => {
    const body = { email: `nobody-${index}@post.example`, password: 'guess guess guess' };
    return callApi(baseURL, 'POST', '/auth/login', { headers: from('198.51.100.1'), body });
  };
  await offer({ policy: 'sign-in', quota: 10, windowSeconds: 60, times: 10, width: 25, send });
});

test('an address gets the quota of public reads over two processes', async () => {
  const send = (baseURL: string) =>
    callApi(baseURL, 'GET', '/public/clubs/demo/forms/membership', { headers: from('198.51.100.2') });
  await offer({ policy: 'public-read', quota: 60, windowSeconds: 60, times: 10, width: 50, send });
});

test('an address gets the quota of public submissions over two processes', async () => {
  const send = (baseURL: string) =>
    callApi(baseURL, 'POST', '/submits/memberships?club=demo', { headers: from('198.51.100.3'), body: {} });
  await offer({ policy: 'public-submit-minute', quota: 5, windowSeconds: 60, times: 10, width: 25, send });
});

test('an address gets the quota of requests without good credentials over two processes', async () => {
  const send = (baseURL: string, index: number) =>
    callApi(baseURL, 'GET', '/submits', {
      headers: { ...from('198.51.100.4'), Authorization: `Bearer ek_guess-${index}` },
    });
  await offer({ policy: 'api', quota: 1000, windowSeconds: 600, times: 3, width: 25, send });
});
