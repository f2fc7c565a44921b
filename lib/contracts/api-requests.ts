import { z } from 'zod';
import { Instant, PageQuery, page, RecordId } from './common';

export const requestMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Classes of status codes: 2xx, 3xx, 4xx, 5xx. */
export const requestResults = ['Succeeded', 'Redirected', 'Refused', 'Failed'] as const;
export type RequestResult = (typeof requestResults)[number];

/** A list of requests counts no further. */
export const countedRequestsMax = 10_000;

const example = {
  id: '019a0000-0000-7000-8000-000000000b01',
  at: '2026-03-20T08:00:00.000Z',
  method: 'GET',
  path: '/submits/memberships/019a0000-0000-7000-8000-000000000301',
  status: 200,
  durationMs: 12,
  requestId: '5f0c2b1e-7d0a-4f0e-9a55-0f7f1d3c8e21',
  problem: null,
};

/** One request with an API key. */
export const ApiRequest = z
  .object({
    id: RecordId,
    at: Instant,
    method: z.string().describe('Method of the request'),
    path: z.string().describe('With ids, without query. Other parameters are shown by their name'),
    status: z.int(),
    durationMs: z.int().describe('Until the head of the answer'),
    requestId: z.string().describe('`X-Request-Id` of the answer'),
    problem: z
      .string()
      .nullable()
      .describe(
        'Last part of the problem type, such as `quota-exceeded`. Null if the request was not refused',
      ),
  })
  .meta({ id: 'ApiRequest', example });
export type ApiRequest = z.output<typeof ApiRequest>;

export const ApiRequestList = page(ApiRequest)
  .extend({
    totalCount: z
      .int()
      .min(0)
      .describe(`At most ${countedRequestsMax.toLocaleString('en')}, also if there are more`),
  })
  .meta({ id: 'ApiRequestList', example: { items: [example], nextCursor: null, totalCount: 1 } });
export type ApiRequestList = z.output<typeof ApiRequestList>;

export const ApiRequestQuery = PageQuery.extend({
  result: z
    .enum(requestResults)
    .optional()
    .describe('Class of the status code: 2xx, 3xx (such as 304), 4xx or 5xx'),
  method: z.enum(requestMethods).optional().describe('Method of the request'),
}).strict();
export type ApiRequestQuery = z.output<typeof ApiRequestQuery>;
