import { z } from 'zod';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiOverride,
  type ZodOpenApiPathsObject,
} from 'zod-openapi';
import { exampleOf } from '@/lib/contracts/example-of';
import type { Operation } from '@/lib/contracts/operation';
import { allOperations } from '@/lib/contracts/operations/all';
import { env } from '@/lib/env';
import { describedEvents } from './openapi-events';
import { responseHeaders } from './openapi-headers';
import { responsesOf, sharedResponses } from './openapi-responses';
import { tags } from './openapi-tags';

/** The OpenAPI 3.1 document, made from the very schemas that validate (contract §1). */
export function openApiDocument(origin = env().APP_URL) {
  return createDocument(
    {
      openapi: '3.1.1',
      info: {
        title: 'Eintritt',
        version: '1.0.0',
        summary: 'Membership applications, change requests and cancellations of clubs',
        description: `How to sign in, pages, idempotency, versions and limits are told at ${origin}/developers.`,
      },
      servers: [{ url: `${origin}/api/v1` }],
      externalDocs: { url: `${origin}/developers`, description: 'Guides for developers' },
      tags: [...tags],
      components: {
        securitySchemes,
        headers: responseHeaders,
        responses: sharedResponses(origin),
      },
      paths: pathsOf(allOperations),
      webhooks: describedEvents(),
    },
    { override: allowMore },
  );
}

const securitySchemes = {
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The access token of `/auth/login`, good for an hour',
  },
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'ek_…',
    description: 'An API key of the club, for programs',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-eintritt.session',
    description: 'The session of the back office, on its own origin only; `eintritt.session` without https',
  },
} as const;

const signedIn: Record<string, string[]>[] = [{ accessToken: [] }, { apiKey: [] }, { session: [] }];

/** Answers may get members within v1 (contract §1), so only what is sent to us is closed. */
const allowMore: ZodOpenApiOverride = ({ zodSchema, jsonSchema, io }) => {
  const { def } = zodSchema._zod;
  if (io === 'output' && def.type === 'object' && !def.catchall) delete jsonSchema.additionalProperties;
};

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
  const { operationId, tag, summary, params, query, body } = operation;
  const header = headersOf(operation);
  return {
    operationId,
    tags: [tag],
    summary,
    description: describeAccess(operation),
    security: securityOf(operation),
    requestParams: {
      ...(params ? { path: params } : {}),
      ...(query ? { query } : {}),
      ...(header ? { header } : {}),
    },
    ...(body ? { requestBody: requestBodyOf(body, operation.isBodyOptional === true) } : {}),
    responses: responsesOf(operation),
  };
}

function requestBodyOf(schema: z.ZodType, isOptional: boolean) {
  const example = exampleOf(schema);
  const content = { schema, ...(example === undefined ? {} : { example }) };
  return { required: !isOptional, content: { 'application/json': content } };
}

function securityOf({ access, isForPeople }: Operation): Record<string, string[]>[] {
  if (access === 'Public') return [];
  if (access === 'PublicOrClerk') return [{}, ...signedIn];
  return isForPeople ? signedIn.filter(scheme => !('apiKey' in scheme)) : signedIn;
}

function describeAccess({ access, isForPeople }: Operation): string {
  if (access === 'Public') return 'For everybody, without credentials.';
  if (access === 'PublicOrClerk') {
    return 'For everybody who names the club in `?club=` and sends the token of its form in `X-Form-Token`; signed in with the role Clerk or above, neither is needed.';
  }
  return `Least role: ${access}.${isForPeople ? ' For people: API keys have no account.' : ''}`;
}

function headersOf({ isIdempotent, hasVersion, method, access, errors }: Operation): z.ZodObject | null {
  const shape = {
    ...(isIdempotent ? { 'Idempotency-Key': idempotencyKey } : {}),
    ...(hasVersion && method === 'GET' ? { 'If-None-Match': ifNoneMatch } : {}),
    ...(hasVersion && method !== 'GET' ? { 'If-Match': ifMatch } : {}),
    ...(errors?.includes(206) ? { Range: range } : {}),
    ...(access === 'PublicOrClerk' ? { 'X-Form-Token': formToken } : {}),
  };
  return Object.keys(shape).length > 0 ? z.object(shape) : null;
}

const idempotencyKey = z
  .string()
  .min(1)
  .max(255)
  .optional()
  .describe(
    'Sent again with the same body within 24 h, the stored answer comes back and nothing is done twice',
  );
const ifNoneMatch = z
  .string()
  .optional()
  .describe('An `ETag` that is known already: 304 where it still holds');
const range = z.string().optional().describe('One range of the file, such as `bytes=0-1023`');
const ifMatch = z
  .string()
  .optional()
  .describe('The `ETag` that the change is based on: 412 where it no longer holds');
const formToken = z.string().optional().describe('Comes with the form; 3 s to 24 h old, for one submission');
