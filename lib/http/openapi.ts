import { z } from 'zod';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi';
import { Problem, ValidationProblem } from '@/lib/contracts/common';
import type { Operation } from '@/lib/contracts/operation';
import { allOperations } from '@/lib/contracts/operations/all';
import { env } from '@/lib/env';

const describedStatus: Record<number, string> = {
  200: 'Done',
  201: 'Created',
  202: 'Started',
  204: 'Done, without a body',
  206: 'The range of the file that was asked for',
  304: 'Not changed since the version in If-None-Match',
  400: 'The request breaks a rule; errors names each by its path',
  401: 'No, expired or revoked credentials',
  403: 'Signed in, but the role does not allow it',
  404: 'Unknown, malformed or of another club',
  409: 'The state or another record forbids it',
  410: 'Expired',
  412: 'If-Match does not hold',
  413: 'The body is larger than allowed',
  415: 'The body is not application/json',
  416: 'The file has no such range',
  422: 'The Idempotency-Key was used with another body',
  429: 'A rate limit is used up',
  500: 'A fault of ours',
  503: 'For a moment not available',
};

/** The OpenAPI 3.1 document, made from the very schemas that validate (contract §1). */
export function openApiDocument() {
  return createDocument({
    openapi: '3.1.1',
    info: {
      title: 'Eintritt',
      version: '1.0.0',
      description: 'Membership applications, change requests and cancellations of clubs.',
    },
    servers: [{ url: `${env().APP_URL}/api/v1` }],
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'An access token of /auth/login, or an API key that begins with ek_',
        },
      },
    },
    paths: pathsOf(allOperations),
  });
}

function pathsOf(operations: readonly Operation[]): ZodOpenApiPathsObject {
  const paths: ZodOpenApiPathsObject = {};
  for (const operation of operations) {
    const path = paths[operation.path] ?? {};
    path[methodKey(operation)] = operationObject(operation);
    paths[operation.path] = path;
  }
  return paths;
}

function methodKey(operation: Operation) {
  const keys = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;
  return keys[operation.method];
}

function operationObject(operation: Operation): ZodOpenApiOperationObject {
  const { operationId, tag, summary, access, params, query, body } = operation;
  const header = headersOf(operation);
  return {
    operationId,
    tags: [tag],
    summary,
    ...(access === 'Public' || access === 'PublicOrClerk'
      ? { security: access === 'Public' ? [] : [{}, { bearer: [] }] }
      : { security: [{ bearer: [] }], description: `Least role: ${access}` }),
    requestParams: {
      ...(params ? { path: params } : {}),
      ...(query instanceof z.ZodObject ? { query } : {}),
      ...(header ? { header } : {}),
    },
    ...(body
      ? {
          requestBody: {
            required: !operation.isBodyOptional,
            content: { 'application/json': { schema: body } },
          },
        }
      : {}),
    responses: responsesOf(operation),
  };
}

function headersOf({ isIdempotent, hasVersion, method, access, success }: Operation): z.ZodObject | null {
  const shape = {
    ...(isIdempotent ? { 'Idempotency-Key': z.string().min(1).max(255).optional() } : {}),
    ...(hasVersion && method === 'GET' ? { 'If-None-Match': z.string().optional() } : {}),
    ...(hasVersion && method !== 'GET' ? { 'If-Match': z.string().optional() } : {}),
    ...(success.takesRange ? { Range: z.string().optional().describe('One range: bytes=0-1023') } : {}),
    ...(access === 'PublicOrClerk'
      ? { 'X-Form-Token': z.string().optional().describe('Needed without credentials; comes with the form') }
      : {}),
  };
  return Object.keys(shape).length > 0 ? z.object(shape) : null;
}

function responsesOf(operation: Operation): ZodOpenApiResponsesObject {
  const { status, schema, contentType = 'application/json', takesRange, description } = operation.success;
  const success = {
    description: description ?? describedStatus[status] ?? '',
    ...(status === 204
      ? {}
      : { content: { [contentType]: { schema: schema ?? z.string().meta({ format: 'binary' }) } } }),
  };
  const errors = errorStatuses(operation).map(error => [String(error), problemOf(error)] as const);
  const partial = takesRange
    ? [['206', { ...success, description: describedStatus[206] ?? '' }] as const]
    : [];
  return Object.fromEntries([[String(status), success] as const, ...partial, ...errors]);
}

function problemOf(status: number) {
  const description = describedStatus[status] ?? '';
  if (status === 304) return { description };
  return {
    description,
    content: { 'application/problem+json': { schema: status === 400 ? ValidationProblem : Problem } },
  };
}

/** What follows from access, parameters and body, and what the operation adds; in ascending order. */
function errorStatuses(operation: Operation): number[] {
  const { access, params, query, body, method, isIdempotent, hasVersion, errors = [] } = operation;
  const statuses = new Set<number>([429, 500, 503, ...errors]);
  if (access !== 'Public') for (const status of [401, 403]) statuses.add(status);
  if (params || access === 'PublicOrClerk') statuses.add(404);
  if (query || body) statuses.add(400);
  if (body) for (const status of [413, 415]) statuses.add(status);
  if (isIdempotent) for (const status of [409, 422]) statuses.add(status);
  if (hasVersion) statuses.add(method === 'GET' ? 304 : 412);
  if (operation.success.takesRange) statuses.add(416);
  return [...statuses].sort((a, b) => a - b);
}
