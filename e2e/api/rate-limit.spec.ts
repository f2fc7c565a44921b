import { type Answer, callApi, inParallel, memberOf, note, signInByApi } from '../fixtures/api';
import { expect, test } from '../fixtures/app';
import { type Replica, startReplica } from '../fixtures/replica';

type Offered = {
  /** Name of the policy in `RateLimit-Policy`. */
  readonly policy: string;
  readonly quota: number;
  readonly windowSeconds: number;
  /** Number of requests, as a multiple of the quota. */
  readonly times: number;
  readonly width: number;
  readonly send: (baseURL: string, index: number) => Promise<Answer>;
};

type Parameters = Readonly<Record<string, number>>;

/** Returns the parameters of a policy in a header field: a list of strings with integer parameters (RFC 9651). */
function parametersOf(field: string | null, policy: string): Parameters | null {
  const items = (field ?? '').split(/, */);
  if (!items.every(item => /^"[a-z-]+"(;[a-z]+=\d+)+$/.test(item))) return null;
  const found = items.map(item => item.split(';')).find(([name]) => name === `"${policy}"`);
  if (!found) return null;
  const pairs = found.slice(1).map(parameter => parameter.split('='));
  return Object.fromEntries(pairs.map(([key = '', value]) => [key, Number(value)]));
}

/** Lists faults in the rate-limit fields of a response; empty if there are none. */
function faultsOf(answer: Answer, { policy, quota, windowSeconds }: Offered): string[] {
  const { status, headers, json } = answer;
  const described = parametersOf(headers.get('ratelimit-policy'), policy);
  const { r = -1, t = -1 } = parametersOf(headers.get('ratelimit'), policy) ?? {};
  const retryAfter = headers.get('retry-after') ?? '';
  const rules = {
    'RateLimit-Policy': described?.q === quota && described?.w === windowSeconds,
    'RateLimit r': status === 429 ? r === 0 : r >= 0 && r < quota,
    'RateLimit t': t > 0 && t <= windowSeconds,
    ...(status === 429
      ? {
          'Retry-After': /^\d+$/.test(retryAfter) && Number(retryAfter) >= t,
          problem: headers.get('content-type') === 'application/problem+json',
          type: String(memberOf(json, 'type')).endsWith('/problems/quota-exceeded'),
          'violated-policies': memberOf(json, 'violated-policies') === policy,
        }
      : {}),
  };
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [`${status}: ${rule}`]));
}

let replicas: [Replica, Replica];

test.beforeAll(async ({ app }) => {
  const changes = { RATE_LIMIT_SCALE: '0.5', TRUST_PROXY: '1' };
  replicas = [await startReplica(app, changes), await startReplica(app, changes)];
});
test.afterAll(async () => {
  await Promise.all(replicas.map(replica => replica.stop()));
});

/** Sends more requests than the quota to both processes. Asserts how many pass, and the fields of every response. */
async function offer(offered: Offered): Promise<void> {
  const { policy, quota, windowSeconds, times, width, send } = offered;
  const began = performance.now();
  const answers = await inParallel(quota * times, width, index =>
    send(replicas[index % 2 === 0 ? 0 : 1].baseURL, index),
  );
  const tookMs = Math.round(performance.now() - began);
  const passed = answers.filter(({ status }) => status !== 429);
  note(
    `${policy}: quota ${quota}, offered ${answers.length} to 2 processes, passed ${passed.length}, ${tookMs} ms`,
  );
  expect(tookMs, 'all within one window').toBeLessThan(windowSeconds * 1000);
  expect(passed.length).toBeGreaterThanOrEqual(quota);
  expect(passed.length).toBeLessThanOrEqual(Math.floor(quota * 1.02));
  expect(passed.filter(({ status }) => status >= 500)).toEqual([]);
  expect([...new Set(answers.flatMap(answer => faultsOf(answer, offered)))]).toEqual([]);
  const remaining = passed.map(({ headers }) => parametersOf(headers.get('ratelimit'), policy)?.r ?? -1);
  expect(Math.min(...remaining), 'the last that passes is told so').toBe(0);
}

/** The address of the client, as the trusted proxy sends it. */
const from = (address: string) => ({ 'X-Forwarded-For': address });

test('a signed-in caller gets the quota of ten minutes over two processes', async ({ app }) => {
  test.setTimeout(180_000);
  const headers = await signInByApi(app.baseURL);
  const send = (baseURL: string) => callApi(baseURL, 'GET', '/users/roles', { headers });
  await offer({ policy: 'api', quota: 1000, windowSeconds: 600, times: 2, width: 8, send });
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
  await offer({ policy: 'api', quota: 1000, windowSeconds: 600, times: 2, width: 25, send });
});
