import { describe, expect, it } from 'vitest';
import { readDocument } from '@/lib/http/openapi/described-operations';
import { breakingChanges } from './breaking-changes';
import { type Direction, schemaChanges } from './schema-changes';

const nothing = { before: {}, after: {} };
const object = (properties: object, required: string[] = [], more: object = {}) => ({
  type: 'object',
  properties,
  required,
  ...more,
});
const text = { type: 'string' };

describe('a schema of requests breaks clients', () => {
  it.each<[string, object, object, string | null]>([
    ['a new member that may be left out', object({ a: text }), object({ a: text, b: text }), null],
    [
      'a new member that is needed',
      object({ a: text }),
      object({ a: text, b: text }, ['b']),
      'needs the member b now',
    ],
    [
      'a member that is needed now',
      object({ a: text }),
      object({ a: text }, ['a']),
      'needs the member a now',
    ],
    ['a member that is needed no more', object({ a: text }, ['a']), object({ a: text }), null],
    [
      'a closed object without a member',
      object({ a: text, b: text }, [], { additionalProperties: false }),
      object({ a: text }, [], { additionalProperties: false }),
      'no longer takes the member b',
    ],
    [
      'an object that is closed',
      object({ a: text }),
      object({ a: text }, [], { additionalProperties: false }),
      'takes no other members now',
    ],
    ['another type', object({ a: text }), object({ a: { type: 'number' } }), 'a was string, is number'],
    ['a wider number', { type: 'integer' }, { type: 'number' }, null],
    ['a narrower number', { type: 'number' }, { type: 'integer' }, 'was number, is integer'],
    ['null no more', { type: ['string', 'null'] }, text, 'was string or null, is string'],
    ['null too', text, { type: ['string', 'null'] }, null],
    ['fewer values', { enum: ['a', 'b'] }, { enum: ['a'] }, 'no longer takes b'],
    ['more values', { enum: ['a'] }, { enum: ['a', 'b'] }, null],
    ['only some values', text, { type: 'string', enum: ['a'] }, 'takes only some values now'],
    [
      'a shorter text',
      { type: 'string', maxLength: 9 },
      { type: 'string', maxLength: 8 },
      'narrower maxLength',
    ],
    ['a longer text', { type: 'string', maxLength: 9 }, { type: 'string', maxLength: 10 }, null],
    ['a least length', text, { type: 'string', minLength: 1 }, 'narrower minLength'],
    ['a pattern', text, { type: 'string', pattern: '^a' }, 'narrower pattern'],
    [
      'items of another type',
      { type: 'array', items: text },
      { type: 'array', items: { type: 'number' } },
      '[] was string',
    ],
    [
      'values of a map',
      { type: 'object', additionalProperties: text },
      { type: 'object', additionalProperties: { type: 'boolean' } },
      '* was string',
    ],
    ['an alternative less', { anyOf: [text, { type: 'null' }] }, { anyOf: [text] }, 'other alternatives'],
    ['an alternative more', { anyOf: [text] }, { anyOf: [text, { type: 'null' }] }, null],
    ['alternatives beside the only form', text, { anyOf: [text, { type: 'null' }] }, null],
    ['alternatives without the only form', text, { anyOf: [{ type: 'number' }] }, 'other alternatives'],
    [
      'a place far below',
      object({ a: { type: 'array', items: object({ b: text }) } }),
      object({ a: { type: 'array', items: object({ b: { type: 'number' } }) } }),
      'a.[].b was string',
    ],
  ])('%s', (_, before, after, expected) => check(before, after, 'sent', expected));
});

describe('a schema of answers breaks clients', () => {
  it.each<[string, object, object, string | null]>([
    ['a new member', object({ a: text }, ['a']), object({ a: text, b: text }, ['a', 'b']), null],
    ['a member less', object({ a: text, b: text }), object({ a: text }), 'lost the member b'],
    [
      'a member that may be missing',
      object({ a: text }, ['a']),
      object({ a: text }),
      'may lack the member a now',
    ],
    ['another type', object({ a: text }), object({ a: { type: 'number' } }), 'a was string, is number'],
    ['null too', text, { type: ['string', 'null'] }, 'was string, is string or null'],
    ['null no more', { type: ['string', 'null'] }, text, null],
    ['more values', { enum: ['a'] }, { enum: ['a', 'b'] }, null],
    ['any value', { type: 'string', enum: ['a'] }, text, 'no longer one of a list'],
    ['an alternative more', { anyOf: [text] }, { anyOf: [text, { type: 'number' }] }, 'other alternatives'],
  ])('%s', (_, before, after, expected) => check(before, after, 'answered', expected));
});

function check(before: object, after: object, direction: Direction, expected: string | null): void {
  const found = schemaChanges(nothing, before, after, direction);
  if (expected === null) expect(found).toEqual([]);
  else expect(found.join('; ')).toContain(expected);
  expect(schemaChanges(nothing, before, before, direction)).toEqual([]);
}

describe('a document breaks clients of an earlier one', () => {
  const operation = {
    operationId: 'getThing',
    tags: ['Things'],
    summary: 'Get a thing',
    security: [{}],
    parameters: [{ in: 'query', name: 'limit', schema: { type: 'integer' } }],
    requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } },
    responses: {
      200: {
        headers: { ETag: {} },
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
      },
      404: {},
    },
  };
  const documentWith = (change: object, thing: object = object({ a: text }), path = '/things') =>
    readDocument({
      openapi: '3.1.1',
      servers: [],
      tags: [],
      paths: { [path]: { get: { ...operation, ...change } } },
      components: { schemas: { Thing: thing } },
    });
  const before = documentWith({});

  it.each<[string, ReturnType<typeof documentWith>, string | null]>([
    ['nothing changed', before, null],
    ['an operation elsewhere', documentWith({}, undefined, '/others'), 'GET /things is gone'],
    ['another operation id', documentWith({ operationId: 'readThing' }), 'is called readThing now'],
    ['a sign-in', documentWith({ security: [{ bearer: [] }] }), 'can no longer be called with nothing'],
    ['a parameter less', documentWith({ parameters: [] }), 'no longer takes the parameter query limit'],
    [
      'a parameter more',
      documentWith({ parameters: [...operation.parameters, { in: 'query', name: 'q', schema: text }] }),
      null,
    ],
    [
      'a parameter that is needed',
      documentWith({
        parameters: [...operation.parameters, { in: 'query', name: 'q', required: true, schema: text }],
      }),
      'needs the parameter query q now',
    ],
    [
      'a parameter of another type',
      documentWith({ parameters: [{ in: 'query', name: 'limit', schema: text }] }),
      'parameter query limit: the value was integer',
    ],
    [
      'a body that is needed',
      documentWith({ requestBody: { ...operation.requestBody, required: true } }),
      'needs its body now',
    ],
    ['no body', documentWith({ requestBody: undefined }), 'takes no body now'],
    [
      'a status less',
      documentWith({ responses: { 200: operation.responses[200] } }),
      'no longer answers 404',
    ],
    ['a status more', documentWith({ responses: { ...operation.responses, 410: {} } }), null],
    [
      'a header field less',
      documentWith({
        responses: { ...operation.responses, 200: { content: operation.responses[200].content } },
      }),
      'answers 200 without the header field ETag',
    ],
    [
      'another media type',
      documentWith({
        responses: { ...operation.responses, 200: { headers: { ETag: {} }, content: { 'text/plain': {} } } },
      }),
      'is no longer application/json',
    ],
    [
      'a shared record that changed',
      documentWith({}, object({ a: { type: 'number' } })),
      'answer 200: a was string, is number',
    ],
  ])('%s', (_, after, expected) => {
    const found = breakingChanges(before, after);
    if (expected === null) expect(found).toEqual([]);
    else expect(found.join('; ')).toContain(expected);
  });
});
