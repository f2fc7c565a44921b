import { describe, expect, it } from 'vitest';
import { createSender } from '@/components/form-view/live/send-application';

type Step =
  | { readonly status: number; readonly body?: object; readonly headers?: Record<string, string> }
  | 'lost';

const receipt = {
  number: 7,
  needsConfirmation: true,
  receivedAt: '2026-07-01T09:26:53.589Z',
  effectiveDate: null,
  statusUrl: 'https://eintritt.example/status/t0ken',
};
const received = { status: 201, body: receipt };
const problem = (status: number, type: string, body: object = {}) => ({
  status,
  body: { type: `http://x/problems/${type}`, ...body },
});

/** A sender whose network answers with these steps; records what it sent. */
function senderWith(steps: Step[]) {
  const sent: { url: string; key: string | null; token: string | null }[] = [];
  let keys = 0;
  const sender = createSender({
    slug: 'demo',
    rules: { page: 'membership', resource: 'memberships' },
    formToken: 'old',
    challenge: null,
    edition: 'e1',
    solve: async challenge => `solved ${JSON.stringify(challenge)}`,
    newKey: () => {
      keys += 1;
      return `key-${keys}`;
    },
    wait: async () => undefined,
    fetch: async (url, init) => {
      const headers = new Headers(init?.headers);
      sent.push({
        url: String(url),
        key: headers.get('Idempotency-Key'),
        token: headers.get('X-Form-Token'),
      });
      const step = steps.shift();
      if (!step || step === 'lost') throw new TypeError('network');
      return Response.json(step.body ?? {}, { status: step.status, headers: step.headers });
    },
  });
  return { sender, sent };
}

describe('createSender', () => {
  it('returns the status page of the submission', async () => {
    const { sender, sent } = senderWith([received]);
    expect(await sender.send({ firstName: 'A' }, 'de')).toEqual({
      kind: 'sent',
      statusUrl: receipt.statusUrl,
    });
    expect(sent[0]).toEqual({ url: '/api/v1/submits/memberships?club=demo', key: 'key-1', token: 'old' });
  });

  it('retries with the same key after a lost connection, and uses a new key after a change', async () => {
    const { sender, sent } = senderWith(['lost', received, received]);
    expect(await sender.send({ firstName: 'A' }, 'de')).toEqual({ kind: 'offline' });
    await sender.send({ firstName: 'A' }, 'de');
    await sender.send({ firstName: 'B' }, 'de');
    expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-2']);
  });

  it('renews an expired form token and sends again with the same key', async () => {
    const expired = problem(400, 'validation', { errors: { 'X-Form-Token': ['x'] } });
    const { sender, sent } = senderWith([expired, { status: 200, body: { formToken: 'new' } }, received]);
    expect(await sender.send({}, 'de')).toMatchObject({ kind: 'sent' });
    expect(sent.at(-1)).toMatchObject({ key: 'key-1', token: 'new' });
  });

  it('reports a renewed form token before sending with it, so that a lost answer creates no duplicate', async () => {
    const expired = problem(400, 'validation', { errors: { 'X-Form-Token': ['x'] } });
    const { sender, sent } = senderWith([expired, { status: 200, body: { formToken: 'new' } }, 'lost']);
    const reported: { token: string; sentBefore: number }[] = [];
    const outcome = await sender.send({}, 'de', token => reported.push({ token, sentBefore: sent.length }));
    expect(outcome).toEqual({ kind: 'offline' });
    expect(reported).toEqual([{ token: 'new', sentBefore: 2 }]);
    expect(sent).toHaveLength(3);
  });

  it('stops after repeated refusals of the token', async () => {
    const expired = problem(400, 'validation', { errors: { 'X-Form-Token': ['x'] } });
    const form = { status: 200, body: { formToken: 'new' } };
    const { sender } = senderWith([expired, form, expired, form, expired, form, expired]);
    expect(await sender.send({}, 'de')).toEqual({ kind: 'failed' });
  });

  it('waits while the server still works on the request', async () => {
    const { sender } = senderWith([problem(409, 'request-running'), received]);
    expect(await sender.send({}, 'de')).toMatchObject({ kind: 'sent' });
  });

  it.each([
    [problem(409, 'form-token-used'), { kind: 'already' }],
    [
      { ...problem(429, 'quota-exceeded'), headers: { 'Retry-After': '12' } },
      { kind: 'busy', seconds: 12 },
    ],
    [
      problem(400, 'validation', { errors: { 'guardians[0].email': ['falsch'] } }),
      { kind: 'invalid', errors: { 'guardians[0].email': ['falsch'] } },
    ],
    [problem(500, 'internal'), { kind: 'failed' }],
    [{ status: 502 }, { kind: 'failed' }],
    [{ status: 201, body: {} }, { kind: 'failed' }],
  ])('%#: maps each refusal to its outcome', async (step, expected) => {
    const { sender } = senderWith([step]);
    expect(await sender.send({}, 'de')).toEqual(expected);
  });

  it('reports a filled trap alone, and among other errors leaves it out', async () => {
    const trap = { website: ['Leer lassen.'] };
    const { sender } = senderWith([problem(400, 'validation', { errors: trap })]);
    expect(await sender.send({}, 'de')).toEqual({ kind: 'trap' });
    const both = { ...trap, firstName: ['fehlt'] };
    const form = { status: 200, body: { edition: 'e1' } };
    const { sender: other } = senderWith([problem(400, 'validation', { errors: both }), form]);
    expect(await other.send({}, 'de')).toEqual({ kind: 'invalid', errors: { firstName: ['fehlt'] } });
  });

  const refused = problem(400, 'validation', { errors: { membershipId: ['Gibt es nicht.'] } });

  it('reports an outdated form if the refused form has changed since it was loaded', async () => {
    const { sender, sent } = senderWith([refused, { status: 200, body: { edition: 'e2' } }]);
    expect(await sender.send({ firstName: 'A' }, 'de')).toEqual({ kind: 'outdated' });
    expect(sent[1]?.url).toBe('/api/v1/public/clubs/demo/forms/membership');
  });

  it.each([
    ['is the same', { status: 200, body: { edition: 'e1' } }],
    ['cannot be read', 'lost'],
    ['is gone', { status: 404 }],
  ] as const)('reports the errors if the form %s', async (_, form) => {
    const { sender } = senderWith([refused, form]);
    expect(await sender.send({ firstName: 'A' }, 'de')).toMatchObject({ kind: 'invalid' });
  });
});
