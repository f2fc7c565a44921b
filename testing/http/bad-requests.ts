import fc from 'fast-check';
import type { Described } from '@/lib/http/openapi/described-operations';
import type { JsonSchema } from '@/testing/http/schema-checks';
import type { ApiCall } from './call-api';
import { placesOf, unknownValue } from './records';

export type BadRequest = {
  /** Description of the fault. */
  readonly what: string;
  readonly call: ApiCall;
  /** Allowed statuses of the answer. */
  readonly right: readonly number[];
};

/** A documented request that would succeed, with the means to make it wrong. */
export type GoodRequest = {
  readonly operation: Described;
  readonly call: ApiCall;
  /** Returns the call's path with another value for a parameter. */
  withParam(place: string, value: string): string;
  /** Path parameters that name a record, with the id of another club's record. */
  readonly foreign: ReadonlyMap<string, string>;
  /** Lists the violations of a body by the document. */
  violationsOf(schema: JsonSchema, body: unknown): string[];
  readonly isPublic: boolean;
  readonly otherMethods: readonly string[];
};

/** Generates requests that an operation must refuse: every kind of fault, at random places. */
export function badRequests(good: GoodRequest): fc.Arbitrary<BadRequest> {
  const { parameters, requestBody } = good.operation;
  const hasHeader = (name: string) => parameters.some(one => one.in === 'header' && one.name === name);
  const isChange = good.operation.method !== 'GET';
  return fc.oneof(
    ...(requestBody ? bodies(good).map(often) : []),
    ...(good.foreign.size > 0 ? [often(ids(good))] : []),
    often(queries(good)),
    ...(hasHeader('Idempotency-Key') ? [often(idempotencyKeys(good))] : []),
    ...(hasHeader('If-Match') && isChange ? [often(versions(good))] : []),
    ...(good.isPublic ? [] : [credentials(good)]),
    ...(good.otherMethods.length > 0 ? [methods(good)] : []),
  );
}

/** Faults that depend on the operation are tried more often than those that are the same for all. */
function often(arbitrary: fc.Arbitrary<BadRequest>): fc.WeightedArbitrary<BadRequest> {
  return { arbitrary, weight: 3 };
}

function bodies(good: GoodRequest): fc.Arbitrary<BadRequest>[] {
  const { call, operation } = good;
  const text = JSON.stringify(call.body ?? {});
  const isOptional = operation.requestBody?.required === false;
  const raw = (what: string, body: fc.Arbitrary<string>, right = [400]) =>
    body.map((sent): BadRequest => ({ what, call: { ...withoutBody(call), raw: sent }, right }));
  return [
    raw(
      'malformed JSON',
      fc.oneof(fc.constantFrom(...malformed), cut(text)).filter(sent => !isOptional || sent !== ''),
    ),
    raw(
      'a body that is no object',
      fc
        .jsonValue()
        .filter(isNoObject)
        .map(value => JSON.stringify(value)),
    ),
    raw(
      'an unknown member',
      fc
        .oneof(fc.constantFrom(...names), fc.stringMatching(/^[a-z]{9,20}$/))
        .map(name => withMember(text, name)),
    ),
    raw(
      'a member named twice',
      fc.constantFrom(...names).map(name => withMember(withMember(text, name), name)),
    ),
    raw(
      '20,000 levels of nesting',
      fc.constantFrom('[', '{"a":').map(open => `{"a":${open.repeat(20_000)}`),
    ),
    ...(isWithMembers(call.body) ? [wrongValues(good, call.body), wrongTexts(good, call.body)] : []),
    fc.constantFrom(...mediaTypes).map(type => ({
      what: `the media type ${type}`,
      call: { ...withoutBody(call), raw: text, headers: { ...call.headers, 'Content-Type': type } },
      right: [415],
    })),
  ];
}

const malformed = [
  '',
  ' ',
  '{',
  '}',
  '{"a"}',
  '{"a":}',
  '{"a":1,}',
  "{'a':1}",
  '{"a":01}',
  '{"a":.5}',
  '{a:1}',
  'NaN',
  'undefined',
  '{}{}',
  '{}x',
  '\u0000',
  '{"a":"\u0001"}',
  '"\\u12"',
  '\ufeff\ufeff{}',
  '/**/{}',
  '[1,2',
];
const names = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'isAdmin',
  'clubId',
  'role',
  '',
  '\u0000',
  '$where',
  'a.b',
  'a[0]',
].filter(name => name !== 'role');
const mediaTypes = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json-patch+json',
  'application/merge-patch+json',
  'text/json',
  'application/jsonp',
  '*/*',
  'application/octet-stream',
  'json',
];

const isNoObject = (value: unknown) => typeof value !== 'object' || value === null || Array.isArray(value);
const isWithMembers = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;

function withoutBody({ body: _body, ...call }: ApiCall): ApiCall {
  return call;
}

/** Generates a prefix of a JSON text. */
function cut(text: string): fc.Arbitrary<string> {
  return fc.integer({ min: 1, max: Math.max(1, text.length - 1) }).map(length => text.slice(0, length));
}

function withMember(text: string, name: string): string {
  return `{${JSON.stringify(name)}:{"x":1}${text === '{}' ? '' : ','}${text.slice(1)}`;
}

type Place = readonly (string | number)[];

/** Lists every place inside a value. */
function places(value: unknown, at: Place = []): Place[] {
  const below = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return below.flatMap(([name, member]) => {
    const place = [...at, Array.isArray(value) ? Number(name) : name];
    return [place, ...places(member, place)];
  });
}

function valueAt(value: unknown, place: Place): unknown {
  return place.reduce<unknown>(
    (holder, step) => (typeof holder === 'object' && holder !== null ? Reflect.get(holder, step) : undefined),
    value,
  );
}

const mark = '\u2402 here';

/** Returns the JSON text of a value with other text at one place. */
function textWith(value: unknown, place: Place, replacement: string): string {
  const copy: unknown = structuredClone(value);
  const holder = valueAt(copy, place.slice(0, -1));
  const last = place.at(-1);
  if (typeof holder === 'object' && holder !== null && last !== undefined) Reflect.set(holder, last, mark);
  return JSON.stringify(copy).replace(JSON.stringify(mark), () => replacement);
}

const wrong = [
  'null',
  'true',
  '0',
  '-1',
  '1.5',
  '1e308',
  '1e999',
  '-1e999',
  '9007199254740993',
  '2147483648',
  '12.345',
  '""',
  '"x"',
  '[]',
  '{}',
  '[[]]',
  '[null]',
  '{"__proto__":1}',
  `"${'x'.repeat(6000)}"`,
  `[${'0,'.repeat(5000)}0]`,
];

/** Generates values that the document does not allow at their place: wrong type, too large, too long, out of range. */
function wrongValues({ call, operation, violationsOf }: GoodRequest, body: object): fc.Arbitrary<BadRequest> {
  const schema = operation.requestBody?.content['application/json']?.schema ?? {};
  const candidates = places(body).flatMap(place =>
    wrong.map(text => ({ place, text: textWith(body, place, text) })),
  );
  const bad = candidates.filter(({ text }) => violationsOf(schema, JSON.parse(text)).length > 0);
  if (bad.length === 0)
    return fc.constant({
      what: 'no body that could be wrong',
      call: { ...call, method: 'POST', path: '/nowhere' },
      right: [404, 405],
    });
  return fc.constantFrom(...bad).map(({ place, text }) => ({
    what: `a wrong value at ${place.join('.')}`,
    call: { ...withoutBody(call), raw: text },
    right: [400],
  }));
}

const unstorable = ['\\u0000', '\\ud800', '\\udfff\\ud800', '\\u0007'];

/** Puts a text that Postgres cannot store in the place of a text. */
function wrongTexts({ call, operation }: GoodRequest, body: object): fc.Arbitrary<BadRequest> {
  const texts = places(body).filter(place => typeof valueAt(body, place) === 'string');
  const isSecret = operation.tags.includes('Authentication');
  const [first = []] = texts;
  return fc
    .record({
      place: fc.constantFrom(...(texts.length > 0 ? texts : [first])),
      text: fc.constantFrom(...unstorable),
    })
    .map(({ place, text }) => ({
      what: `characters that cannot be stored at ${place.join('.')}`,
      call:
        texts.length > 0
          ? { ...withoutBody(call), raw: textWith(body, place, `"a${text}b"`) }
          : { ...withoutBody(call), raw: `"${text}"` },
      right: isSecret ? [400, 401, 404] : [400],
    }));
}

function ids({ operation, call, foreign, withParam }: GoodRequest): fc.Arbitrary<BadRequest> {
  const hostile = fc.oneof(
    fc.constantFrom(
      '0',
      '-1',
      'null',
      'undefined',
      '%',
      '%00',
      '\u0000',
      '..',
      '../info',
      "' or 1=1 --",
      '{}',
      '019A',
      'a'.repeat(5000),
      '00000000-0000-0000-0000-000000000000',
      '😀',
    ),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
    fc.uuid(),
  );
  return fc
    .record({
      place: fc.constantFrom(...placesOf(operation.path).filter(place => foreign.has(place))),
      value: hostile,
      pick: fc.nat(3),
    })
    .map(({ place, value, pick }) => {
      const id =
        pick === 0 ? (foreign.get(place) ?? '') : pick === 1 ? unknownValue(place) : value.toWellFormed();
      return {
        what: `an id that is not the club's: ${JSON.stringify(id).slice(0, 60)}`,
        call: { ...call, path: withParam(place, id) },
        right: [404],
      };
    });
}

function queries({ call, operation }: GoodRequest): fc.Arbitrary<BadRequest> {
  const has = (name: string) => operation.parameters.some(one => one.in === 'query' && one.name === name);
  const paged = [
    'limit=0',
    'limit=201',
    'limit=-1',
    'limit=1.5',
    'limit=x',
    'limit=',
    'limit=1e3',
    'limit=1&limit=2',
    'cursor=x',
    'cursor=',
    'cursor=W10',
    'cursor=bnVsbA',
    `cursor=${'A'.repeat(2000)}`,
    'cursor=%00',
    'cursor=WyJcdTAwMDAiLCJ4Il0',
  ];
  const search = fc.oneof(
    fc.constantFrom(
      'x=1',
      '__proto__=1',
      'constructor=1',
      'LIMIT=1',
      '%00=1',
      'limit[]=1',
      ...(has('limit') ? paged : []),
    ),
    fc.stringMatching(/^[a-z]{9,20}=[a-z]{1,5}$/),
    ...(has('cursor')
      ? [
          fc
            .base64String({ minLength: 4, maxLength: 80 })
            .map(cursor => `cursor=${encodeURIComponent(cursor)}`),
        ]
      : []),
  );
  return search.map(query => ({
    what: `the query ${query.slice(0, 60)}`,
    call: { ...call, path: `${call.path}${call.path.includes('?') ? '&' : '?'}${query}` },
    right: [400],
  }));
}

function withHeader(call: ApiCall, name: string, value: string): ApiCall {
  return { ...call, headers: { ...call.headers, [name]: value } };
}

function idempotencyKeys({ call }: GoodRequest): fc.Arbitrary<BadRequest> {
  return fc.constantFrom('', '""', 'a\tb', 'ä', 'x'.repeat(256), 'a\tb').map(key => ({
    what: `the Idempotency-Key ${key.slice(0, 20)}`,
    call: withHeader(call, 'Idempotency-Key', key),
    right: [400],
  }));
}

function versions({ call }: GoodRequest): fc.Arbitrary<BadRequest> {
  return fc
    .oneof(
      fc.constantFrom('"v0"', '"v999"', 'W/"v1"', 'x', '""', '"a", "b"', '"v1'),
      fc.stringMatching(/^"[a-z]{5,10}"$/),
    )
    .map(tag => ({
      what: `the If-Match ${tag}`,
      call: withHeader(call, 'If-Match', tag),
      // A tag without its quotation marks matches no version.
      right: [/^[^"]|^"[^"]*$/.test(tag) && !tag.startsWith('W/') ? 400 : 412],
    }));
}

function credentials({ call }: GoodRequest): fc.Arbitrary<BadRequest> {
  return fc
    .constantFrom(
      'Bearer',
      'Bearer x',
      'Bearer ek_x',
      'Basic YWRtaW46',
      'Bearer a b',
      'bearer eyJhbGciOiJub25lIn0.eyJzaWQiOiIxIn0.',
      `Bearer ${'x'.repeat(10_000)}`,
      'Bearer %00',
      '\xff',
    )
    .map(value => ({
      what: `the credentials ${value.slice(0, 30)}`,
      call: withHeader({ ...call, token: null }, 'Authorization', value),
      right: [401],
    }));
}

function methods({ call, otherMethods }: GoodRequest): fc.Arbitrary<BadRequest> {
  return fc.constantFrom(...otherMethods).map(method => ({
    what: `the method ${method}`,
    call: { method, path: call.path, token: call.token ?? null, ...(method === 'GET' ? {} : { raw: '{' }) },
    right: [405],
  }));
}
