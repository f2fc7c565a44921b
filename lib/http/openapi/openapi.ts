import { z } from 'zod';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiOverride,
  type ZodOpenApiPathsObject,
} from 'zod-openapi';
import { exampleOf } from '@/lib/contracts/example-of';
import { isReadWithEtag, type Operation } from '@/lib/contracts/operation';
import { allOperations } from '@/lib/contracts/operations/all';
import { env } from '@/lib/env';
import { describedEvents } from './openapi-events';
import { responseHeaders } from './openapi-headers';
import { describeMembers } from './openapi-members';
import { describeNeeds } from './openapi-needs';
import { describeParameters } from './openapi-parameters';
import { describeReadOnly } from './openapi-read-only';
import { responsesOf, sharedResponses } from './openapi-responses';
import { tags } from './openapi-tags';

/** The OpenAPI 3.1 document, generated from the schemas that validate (contract §1). */
export function openApiDocument(origin = env().APP_URL) {
  const document = createDocument(
    {
      openapi: '3.1.1',
      info: {
        title: 'Eintritt',
        version: '1.0.0',
        summary: 'Membership applications, change requests and cancellations of clubs',
        description: `How to sign in, pages, idempotency, versions and limits are described at ${origin}/developers.`,
        contact: { name: 'Guides and reference for developers', url: `${origin}/developers` },
        license: { name: 'All rights reserved', identifier: 'LicenseRef-Proprietary' },
      },
      servers: [{ url: `${origin}/api/v1` }],
      externalDocs: { url: `${origin}/developers`, description: 'Guides for developers' },
      tags: [...tags],
      components: {
        securitySchemes,
        headers: responseHeaders,
        responses: sharedResponses(origin, allOperations),
      },
      paths: pathsOf(allOperations),
      webhooks: describedEvents(),
    },
    { override },
  );
  describeReadOnly(document, allOperations);
  describeParameters(document);
  describeMembers(document);
  describeNeeds(document);
  return document;
}

const securitySchemes = {
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The access token from `/auth/login`, valid for one hour',
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
    description: 'The session of the back office, on its own origin only (`eintritt.session` without https)',
  },
} as const;

const signedIn: Record<string, string[]>[] = [{ accessToken: [] }, { apiKey: [] }, { session: [] }];

/**
 * Closes the schemas of requests only, because answers may get new members within v1 (contract §1). Marks members of a
 * body that accept any value as `readOnly`, because the service ignores them.
 */
const override: ZodOpenApiOverride = ({ zodSchema, jsonSchema, io }) => {
  const { def } = zodSchema._zod;
  if (io === 'input' && def.type === 'unknown') jsonSchema.readOnly = true;
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
  const { operationId, tag, params, query, body } = operation;
  const header = headersOf(operation);
  // The first sentence is the title, the others say more.
  const [summary, details] = operation.summary.split(/\. (.*)/);
  return {
    operationId,
    tags: [tag],
    summary,
    description: [...(details ? [`${details}.`] : []), describeAccess(operation)].join(' '),
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
  if (access === 'Public') return 'Public: needs no credentials.';
  if (access === 'PublicOrClerk') {
    return 'Public with the club in `?club=` and the token of its form in `X-Form-Token`. Signed in with the role Clerk or above, neither is needed.';
  }
  return `Minimum role: ${access}.${isForPeople ? ' Not available to API keys, which have no account.' : ''}`;
}

function headersOf(operation: Operation): z.ZodObject | null {
  const { isIdempotent, hasVersion, method, access } = operation;
  const shape = {
    ...(isIdempotent ? { 'Idempotency-Key': idempotencyKey } : {}),
    ...(isReadWithEtag(operation) ? { 'If-None-Match': ifNoneMatch } : {}),
    ...(hasVersion && method !== 'GET' ? { 'If-Match': ifMatch } : {}),
    ...(access === 'PublicOrClerk' ? { 'X-Form-Token': formToken, 'X-Proof-Of-Work': proofOfWork } : {}),
  };
  return Object.keys(shape).length > 0 ? z.object(shape) : null;
}

const idempotencyKey = z
  .string()
  .min(1)
  .max(255)
  .optional()
  .describe(
    'If you send it again with the same body within 24 h, you get the stored answer and nothing is done twice',
  );
const ifNoneMatch = z
  .string()
  .optional()
  .describe('An `ETag` you already have. Returns 304 if it still matches');
const ifMatch = z
  .string()
  .optional()
  .describe('The `ETag` that the change is based on. Returns 412 if it no longer matches');
const formToken = z
  .string()
  .optional()
  .describe(
    'The `formToken` of `GET /public/clubs/{slug}/forms/{kind}`: 3 s to 24 h old, for one submission. Required without credentials',
  );
const proofOfWork = z
  .string()
  .max(8_000)
  .optional()
  .describe(
    'The solution of the `challenge` of the form, as base64 of the JSON that ALTCHA 2 clients send. Required without credentials where `challenge` is not null',
  );
