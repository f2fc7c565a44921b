import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { PageQuery } from '@/lib/contracts/common';
import {
  CancellationSubmitPatchRequest,
  ChangeSubmitPatchRequest,
  MembershipPatchRequest,
} from '@/lib/contracts/submissions/submission-patches';
import { MembershipSubmit } from '@/lib/contracts/submissions/submissions';
import { AppError } from '@/lib/platform/errors';
import { readJson } from './body';
import { parseBody, parseLeniently, parseQuery } from './parse';
import { file } from './reply';

/** What `fetch` demands for the body of a stream, and the type of the DOM lacks. */
const streamed = { duplex: 'half' };

const post = (body: string, type = 'application/json') =>
  new Request('http://localhost/', { method: 'POST', body, headers: { 'Content-Type': type } });

async function codeOf(work: () => unknown): Promise<string> {
  try {
    await work();
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
  return 'none';
}

describe('readJson', () => {
  it.each([
    ['text that is no JSON', 'malformed-json', '{"a":'],
    ['nothing at all', 'malformed-json', ''],
    ['20,000 levels', 'malformed-json', '['.repeat(20_000) + ']'.repeat(20_000)],
    ['51 levels', 'malformed-json', '['.repeat(51) + ']'.repeat(51)],
    ['more bytes than allowed', 'too-large', JSON.stringify('x'.repeat(65_536))],
    ['50 levels', 'none', '['.repeat(50) + ']'.repeat(50)],
    ['brackets inside a string', 'none', JSON.stringify('['.repeat(500))],
  ])('answers %s with %s', async (_name, code, body) => {
    expect(await codeOf(() => readJson(post(body), 65_536))).toBe(code);
  });

  it('says that a body is nested too deep, and how deep it may be', async () => {
    const body = '['.repeat(51) + ']'.repeat(51);
    await expect(readJson(post(body), 65_536)).rejects.toMatchObject({
      extra: { violations: [{ path: '', key: 'nestedTooDeep', params: { max: 50 } }] },
    });
  });

  it('refuses more than 2,000 members at all levels together, and more than 12,000 list elements', async () => {
    const members = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`m${i}`, 1]));
    const tooMany = { extra: { violations: [{ path: '', key: 'tooManyMembers' }] } };
    const read = (body: unknown) => readJson(post(JSON.stringify(body)), 1024 * 1024);
    await expect(read(members(2_000))).resolves.toHaveProperty('m1999');
    await expect(read(members(2_001))).rejects.toMatchObject(tooMany);
    await expect(read(Array.from({ length: 2_001 }, () => ({ a: 1 })))).rejects.toMatchObject(tooMany);
    await expect(read({ ids: Array.from({ length: 12_000 }, String) })).resolves.toHaveProperty('ids');
    await expect(read({ ids: Array.from({ length: 13_000 }, String) })).rejects.toMatchObject(tooMany);
    await expect(read({ a: ':,'.repeat(20_000) })).resolves.toHaveProperty('a');
  });

  it('refuses another media type and invalid UTF-8', async () => {
    expect(await codeOf(() => readJson(post('{}', 'text/plain'), 1024))).toBe('unsupported-media-type');
    expect(await codeOf(() => readJson(post('{}', 'application/json; charset=utf-16'), 1024))).toBe(
      'unsupported-media-type',
    );
    const packed = post('{}', 'application/json');
    packed.headers.set('Content-Encoding', 'gzip');
    expect(await codeOf(() => readJson(packed, 1024))).toBe('unsupported-media-type');
    expect(await readJson(post('{}', 'Application/JSON; charset="UTF-8"'), 1024)).toEqual({});
    const latin1 = new Request('http://localhost/', {
      method: 'POST',
      body: Buffer.from('"\xe4"', 'latin1'),
      headers: { 'Content-Type': 'application/json' },
    });
    expect(await codeOf(() => readJson(latin1, 1024))).toBe('malformed-json');
  });

  it('answers 408 to a body that takes longer than 25 s', async () => {
    vi.useFakeTimers();
    const slow = new ReadableStream<Uint8Array>({
      start: controller => controller.enqueue(Buffer.from('{"name": ')),
    });
    const headers = { 'Content-Type': 'application/json' };
    const request = new Request('http://localhost/', { method: 'POST', body: slow, headers, ...streamed });
    const code = codeOf(() => readJson(request, 1024));
    await vi.advanceTimersByTimeAsync(25_000);
    expect(await code).toBe('request-timeout');
    vi.useRealTimers();
  });

  it('stops reading an endless body at the limit', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(64 * 1024).fill(0x20));
      },
    });
    const request = new Request('http://localhost/', {
      method: 'POST',
      body: endless,
      headers: { 'Content-Type': 'application/json' },
      ...streamed,
    });
    expect(await codeOf(() => readJson(request, 1024 * 1024))).toBe('too-large');
    expect(sent).toBeLessThan(25);
  });
});

const violationsOf = async (work: () => unknown) => {
  try {
    await work();
  } catch (error) {
    if (error instanceof AppError) return error.extra.violations ?? [];
    throw error;
  }
  return [];
};

describe('an optional body', () => {
  const empty = (headers: HeadersInit = {}) => new Request('http://localhost/', { method: 'POST', headers });

  it('may be absent, but not of another type', async () => {
    expect(await readJson(empty(), 1024, true)).toEqual({});
    expect(await readJson(empty({ 'Content-Type': 'application/json' }), 1024, true)).toEqual({});
    expect(await codeOf(() => readJson(empty(), 1024))).toBe('unsupported-media-type');
    expect(await codeOf(() => readJson(post('x', 'text/plain'), 1024, true))).toBe('unsupported-media-type');
  });
});

describe('parseBody', () => {
  it("names every broken rule by the path in the client's JSON", async () => {
    const Body = z.strictObject({
      surcharges: z.array(z.strictObject({ price: z.number().max(5) })),
      name: z.string(),
    });
    const given = { surcharges: [{ price: 1 }, { price: 9, extra: 1 }], unknown: true, name: 3 };
    const found = await violationsOf(() => parseBody(Body, given));
    expect(found.map(one => [one.path, one.key])).toEqual(
      expect.arrayContaining([
        ['surcharges[1].price', 'tooBig_number'],
        ['surcharges[1].extra', 'unknownMember'],
        ['unknown', 'unknownMember'],
        ['name', 'type'],
      ]),
    );
  });

  it.each([
    [{ fistName: 'x' }, 'fistName', 'firstName'],
    [{ first_name: 'x' }, 'first_name', 'firstName'],
    [{ people: [{ birthdate: 'x' }] }, 'people[0].birthdate', 'birthDate'],
    [{ colour: 'x' }, 'colour', undefined],
  ])('suggests the known name most like an unknown one: %j', async (given, path, known) => {
    const people = z.array(z.strictObject({ birthDate: z.string().optional() })).optional();
    const Body = z.strictObject({ firstName: z.string().optional(), people }).transform(body => body);
    const [found] = await violationsOf(() => parseBody(Body, given));
    expect([found?.path, found?.params?.known]).toEqual([path, known]);
  });

  it.each([
    [MembershipPatchRequest, { firstname: 'x' }, 'firstName'],
    [MembershipPatchRequest, { adress: {} }, 'address'],
    [MembershipPatchRequest, { address: { citty: 'Bonn' } }, 'city'],
    [ChangeSubmitPatchRequest, { birthdate: '2000-01-01' }, 'birthDate'],
    [CancellationSubmitPatchRequest, { coment: 'x' }, 'comment'],
    [MembershipPatchRequest, { colour: 'x' }, undefined],
  ])('suggests the member of a PATCH that is meant: %#', async (Body, given, known) => {
    const [found] = await violationsOf(() => parseBody(Body, given));
    expect(found?.params?.known).toBe(known);
  });

  it('does not accept __proto__ as a member', async () => {
    const body = JSON.parse('{"__proto__":{"isAdmin":true},"name":"x"}');
    const parsed = parseLeniently(z.strictObject({ name: z.string() }), body);
    expect(parsed.body).toEqual({ name: 'x' });
    expect(Object.getPrototypeOf(parsed.body)).toBe(Object.prototype);
  });
});

describe('parseLeniently', () => {
  it('returns the valid members and the violations of the others', () => {
    const { body, violations } = parseLeniently(MembershipSubmit, {
      firstName: 'Zoë',
      gender: 'Purple',
      privacyAccepted: 'yes',
      familyMembers: [{ firstName: 'Ida', birthDate: 5 }],
      isAdmin: true,
    });
    expect(body).toMatchObject({ firstName: 'Zoë', familyMembers: [{ firstName: 'Ida' }] });
    expect(violations.map(one => one.path).sort()).toEqual([
      'familyMembers[0].birthDate',
      'gender',
      'isAdmin',
      'privacyAccepted',
    ]);
  });
});

describe('parseQuery', () => {
  it('refuses unknown, wrong and repeated parameters', async () => {
    const Query = z.strictObject({ limit: z.coerce.number().int().max(200).default(50) });
    expect(parseQuery(Query, new URLSearchParams('limit=7'))).toEqual({ limit: 7 });
    for (const wrong of ['limit=x', 'limit=201', 'other=1', 'limit=1&limit=2']) {
      expect(await codeOf(() => parseQuery(Query, new URLSearchParams(wrong)))).toBe('bad-query');
    }
    const [found] = await violationsOf(() => parseQuery(Query, new URLSearchParams('limits=1')));
    expect(found).toEqual({ path: 'limits', key: 'unknownParameter_like', params: { known: 'limit' } });
  });

  it.each(['abc', '0', '201', '1.5', ''])('says which whole number is meant in place of %j', async given => {
    const found = await violationsOf(() => parseQuery(PageQuery, new URLSearchParams({ limit: given })));
    expect(found).toEqual([{ path: 'limit', key: 'wholeNumber', params: { minimum: 1, maximum: 200 } }]);
  });

  it.each([
    ['pageSize', 'limit'],
    ['offset', 'cursor'],
    ['page', 'cursor'],
    ['status', 'state'],
    ['search', undefined],
  ])('names what %s of other APIs is called: %s', async (name, known) => {
    const text = z.string().optional();
    const Query = z.strictObject({ limit: text, cursor: text, state: text });
    const [found] = await violationsOf(() => parseQuery(Query, new URLSearchParams({ [name]: '1' })));
    expect(found?.params?.known).toBe(known);
  });
});

describe('file', () => {
  it('names a download in ASCII for old clients and in full', () => {
    const { headers } = file('', 'text/plain', "0042 Groß, Zoë (O'Neil).pdf");
    expect(headers['Content-Disposition']).toBe(
      `attachment; filename="0042 Gross, Zoe (O'Neil).pdf"; filename*=UTF-8''0042%20Gro%C3%9F%2C%20Zo%C3%AB%20%28O%27Neil%29.pdf`,
    );
  });
});
