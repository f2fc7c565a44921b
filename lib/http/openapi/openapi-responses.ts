import { z } from 'zod';
import type { ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import { Problem, ValidationProblem } from '@/lib/contracts/common';
import { exampleOf } from '@/lib/contracts/example-of';
import { isReadWithEtag, type Operation } from '@/lib/contracts/operation';
import { codesOf } from '@/lib/http/problem';
import { problemMembers } from '@/lib/http/problem-members';
import type { ErrorCode } from '@/lib/platform/errors';
import { messageOf } from '@/lib/platform/i18n/message-of';
import { headersNamed, type ResponseHeader } from './openapi-headers';

const always = ['X-Request-Id', 'RateLimit', 'RateLimit-Policy'] as const;

type Described = {
  readonly name: string;
  readonly description: string;
  readonly headers?: readonly ResponseHeader[];
};

/** Meaning of each error status, as component of the document. */
const refusals: Record<number, Described> = {
  400: {
    name: 'BadRequest',
    description: 'The request breaks a rule. `errors` lists each field with its path',
  },
  401: {
    name: 'Unauthenticated',
    description: 'Missing, expired or revoked credentials',
    headers: ['WWW-Authenticate', 'Retry-After'],
  },
  403: {
    name: 'Forbidden',
    description:
      'The role does not allow this: `role` is yours, `minimumRole` the one it needs. Or only people with an account may do this. Or the operator has suspended the club',
  },
  404: { name: 'NotFound', description: 'Unknown, malformed or belonging to another club' },
  408: { name: 'RequestTimeout', description: 'The body took longer than 25 seconds to arrive' },
  409: {
    name: 'Conflict',
    description: 'The state or another record does not allow this',
    headers: ['Retry-After'],
  },
  410: {
    name: 'Gone',
    description: 'Expired. For a status or confirmation link, `clubSlug` names the club',
  },
  412: { name: 'PreconditionFailed', description: '`If-Match` does not match', headers: ['ETag'] },
  413: { name: 'TooLarge', description: 'The body is larger than allowed' },
  415: { name: 'UnsupportedMediaType', description: 'The body is not `application/json`' },
  422: { name: 'KeyReused', description: 'The `Idempotency-Key` was used with another body' },
  429: { name: 'TooManyRequests', description: 'A rate limit has been reached', headers: ['Retry-After'] },
  500: { name: 'InternalError', description: 'An error on our side' },
  503: { name: 'Unavailable', description: 'Temporarily unavailable', headers: ['Retry-After'] },
};

const done: Record<Operation['success']['status'], string> = {
  200: 'Done',
  201: 'Created; `Location` is the address of the new record',
  202: 'Started; ask the address in `Location` for the progress',
  204: 'Done, without a body',
};

const notModified = 'NotModified';

/** Shared answers of the document: one for each error status and set of problem types, with an example for each type. */
export function sharedResponses(
  origin: string,
  operations: readonly Operation[],
): Record<string, ZodOpenApiResponseObject> {
  const refused = operations.flatMap(operation =>
    refusingStatuses(operation).flatMap(status => {
      const one = refusals[status];
      const codes = problemsOf(operation, status);
      return one
        ? [[refusalName(one, status, codes), refusalObject(status, one, codes, origin)] as const]
        : [];
    }),
  );
  return {
    [notModified]: {
      description: 'Not changed since the version in `If-None-Match`',
      headers: headersNamed([...always, 'ETag']),
    },
    ...Object.fromEntries(refused),
  };
}

/** The problem types that an operation can answer with, of a status. */
function problemsOf(
  { body, hasVersion, conflicts = [], isIdempotent, errors = [] }: Operation,
  status: number,
): ErrorCode[] {
  if (status === 400 && !body)
    return ['bad-query', ...(hasVersion || isIdempotent ? (['validation'] as const) : [])];
  if (status === 409) return [...conflicts, ...(isIdempotent ? (['request-running'] as const) : [])];
  if (status === 429 && !errors.includes(429)) return ['quota-exceeded'];
  return codesOf(status);
}

/** `Conflict-state-conflict`; the plain name where every problem type of the status is possible. */
function refusalName({ name }: Described, status: number, codes: readonly ErrorCode[]): string {
  return codes.length === codesOf(status).length ? name : [name, ...codes].join('-');
}

function refusalObject(
  status: number,
  { description, headers = [] }: Described,
  codes: readonly ErrorCode[],
  origin: string,
): ZodOpenApiResponseObject {
  const examples = codes.map(code => [code, { value: problemExample(code, status, origin) }]);
  return {
    description,
    headers: headersNamed([...always, 'Content-Language', ...headers]),
    content: {
      'application/problem+json': {
        schema: status === 400 ? ValidationProblem : Problem,
        examples: Object.fromEntries(examples),
      },
    },
  };
}

function exampleMembers(code: ErrorCode): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problemMembers[code] ?? {}).flatMap(([name, { example }]) =>
      example === undefined ? [] : [[name, example]],
    ),
  );
}

function problemExample(code: ErrorCode, status: number, origin: string) {
  const traceId = '7f2c1c9e-6a0b-4f0e-9c2d-0b1a2c3d4e5f';
  const path = { 'malformed-json': '', 'bad-query': 'cursor' }[code as string] ?? 'surcharges[0].price';
  return {
    type: `${origin}/problems/${code}`,
    title: messageOf('en', 'problems', `${code}.title`),
    status,
    detail: messageOf('en', 'problems', `${code}.detail`),
    instance: `urn:request:${traceId}`,
    traceId,
    ...exampleMembers(code),
    ...(status === 400 ? { errors: { [path]: [messageOf('en', 'validation', 'invalidFormat')] } } : {}),
  };
}

/** Lists the answers of an operation: its success, and the refusals that follow from its description. */
export function responsesOf(operation: Operation): ZodOpenApiResponsesObject {
  const refused = refusingStatuses(operation).map(status => {
    if (status === 204) return [String(status), emptyOf(operation)];
    const refusal = refusals[status];
    if (!refusal)
      throw new Error(`${operation.operationId} names the status ${status}, which has no description`);
    const name = refusalName(refusal, status, problemsOf(operation, status));
    return [String(status), { $ref: `#/components/responses/${name}` }];
  });
  return {
    [String(operation.success.status)]: successOf(operation),
    ...(isReadWithEtag(operation) ? { 304: { $ref: `#/components/responses/${notModified}` } } : {}),
    ...Object.fromEntries(refused),
  };
}

function successOf(operation: Operation): ZodOpenApiResponseObject {
  const { status, schema, contentType = 'application/json' } = operation.success;
  const example = operation.success.example ?? (schema && exampleOf(schema));
  const content = schema
    ? { schema, ...(example === undefined ? {} : { example }) }
    : { schema: z.string().meta({ format: 'binary' }) };
  return {
    description: operation.success.description ?? describeSuccess(operation),
    headers: headersNamed([...always, ...successHeaders(operation)]),
    ...(status === 204 ? {} : { content: { [contentType]: content } }),
  };
}

/** What the answer of a success is, by the name of its schema. */
function describeSuccess({ success: { status, schema } }: Operation): string {
  const idOf = (one: unknown) => (one instanceof z.ZodType ? one.meta()?.id : undefined);
  if (status !== 200 || !schema) return done[status];
  const isPaged = schema instanceof z.ZodObject && 'nextCursor' in schema.shape;
  if (isPaged && schema.shape.items instanceof z.ZodArray)
    return `A page of \`${idOf(schema.shape.items.element)}\``;
  if (schema instanceof z.ZodArray)
    return `A JSON array of \`${idOf(schema.element) ?? 'objects'}\`, all at once`;
  return idOf(schema) ? `\`${idOf(schema)}\`` : done[status];
}

/** The answer to a back-office session, if programs get a body instead. */
function emptyOf({ success }: Operation): ZodOpenApiResponseObject {
  return { description: success.officeDescription ?? done[204], headers: headersNamed(always) };
}

function successHeaders(operation: Operation): ResponseHeader[] {
  const { success, hasVersion, givesVersion, isIdempotent } = operation;
  const { status, schema, contentType } = success;
  const isPaged = schema instanceof z.ZodObject && 'nextCursor' in schema.shape;
  const isFile = contentType !== undefined && !contentType.startsWith('image/');
  return [
    ...(isReadWithEtag(operation) || (hasVersion && status !== 204) || givesVersion
      ? (['ETag'] as const)
      : []),
    ...(status === 201 || status === 202 ? (['Location'] as const) : []),
    ...(isPaged ? (['Link'] as const) : []),
    ...(isFile ? (['Content-Disposition'] as const) : []),
    ...(isIdempotent ? (['Idempotency-Replayed'] as const) : []),
    ...(success.headers ?? []),
  ];
}

/** Returns the error statuses of access, parameters and body, and those that the operation adds, in ascending order. */
function refusingStatuses(operation: Operation): number[] {
  const { access, params, body, method, isIdempotent, hasVersion, conflicts, errors = [] } = operation;
  // 400 everywhere: every operation refuses unknown query parameters.
  const statuses = new Set<number>([400, 429, 500, 503, ...errors]);
  if (access !== 'Public') for (const status of [401, 403]) statuses.add(status);
  if (params || access === 'PublicOrClerk') statuses.add(404);
  if (body) for (const status of [408, 413, 415]) statuses.add(status);
  if (conflicts) statuses.add(409);
  if (isIdempotent) for (const status of [409, 422]) statuses.add(status);
  if (hasVersion && method !== 'GET') statuses.add(412);
  return [...statuses].sort((a, b) => a - b);
}
