import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Described, describedOperations, readDocument } from '@/lib/http/openapi/described-operations';
import { openApiDocument } from '@/lib/http/openapi/openapi';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { type BadRequest, badRequests, type GoodRequest } from '@/testing/http/bad-requests';
import { callApi } from '@/testing/http/call-api';
import { documentedCall } from '@/testing/http/documented-call';
import { fill, makeParams, nameOf, parameters, placesOf, unknownValue } from '@/testing/http/records';
import { checksums } from '@/testing/http/rows';
import { schemaChecks } from '@/testing/http/schema-checks';
import { makeWalkClub, type SignedIn, signInAs, type WalkClub } from '@/testing/http/walk-club';

/** Requests per operation. An operation with a body can be called wrongly in more ways. */
const runs = { withBody: 60, withoutBody: 20 };
const seed = 20_261_120;
const longestMs = 5000;
const hundredMegabytes = 100 * 1024 * 1024;

const document = readDocument(openApiDocument('http://localhost:3000'));
const operations = describedOperations(document);
const { violationsOf } = schemaChecks(document);
const methodsOf = new Map(Object.entries(document.paths).map(([path, item]) => [path, Object.keys(item)]));

let database: TestDatabase;
let own: WalkClub;
let other: WalkClub;
let admin: SignedIn;
let before: Record<string, string>;
let good: ReadonlyMap<string, GoodRequest>;
const tally = { requests: 0, slowestMs: 0, bytesTaken: 0, byStatus: new Map<number, number>() };

beforeAll(async () => {
  database = await testDatabase();
  own = await makeWalkClub(database);
  other = await makeWalkClub(database);
  admin = await signInAs(own, 'Admin');
  const made: [string, GoodRequest][] = [];
  for (const operation of operations) made.push([operation.operationId, await goodRequest(operation)]);
  good = new Map(made);
  before = await checksums(database);
}, 60_000);

afterAll(async () => {
  await database.close();
  const statuses = [...tally.byStatus]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${count} × ${status}`);
  process.stdout.write(
    `${tally.requests} bad requests over ${operations.length} operations: ${statuses.join(', ')}; slowest ${Math.round(tally.slowestMs)} ms\n`,
  );
});

async function goodRequest(operation: Described): Promise<GoodRequest> {
  const { path, method, security } = operation;
  const isPublic = security.length === 0 || security.some(one => Object.keys(one).length === 0);
  const caller = isPublic ? null : { ...admin, role: 'Admin' as const };
  const { call, params } = await documentedCall(operation, own, caller);
  const foreignParams = isPublic ? {} : await makeParams(other, path);
  const ofClub = placesOf(path).filter(place => parameters[place]?.isOfClub);
  const known = methodsOf.get(path) ?? [];
  return {
    operation,
    call,
    withParam: (place, value) => {
      const [, search] = call.path.split('?');
      return fill(path, { ...params, [nameOf(place)]: value }) + (search ? `?${search}` : '');
    },
    foreign: new Map(ofClub.map(place => [place, foreignParams[nameOf(place)] ?? unknownValue(place)])),
    violationsOf,
    isPublic,
    otherMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(
      one => one !== method && !known.includes(one.toLowerCase()),
    ),
  };
}

function requireGood(operationId: string): GoodRequest {
  const found = good.get(operationId);
  if (!found) throw new Error(`${operationId} has no documented request`);
  return found;
}

async function refused({ call, what, right }: BadRequest): Promise<void> {
  const began = performance.now();
  const response = await callApi(call);
  const body = await response.text();
  const tookMs = performance.now() - began;
  tally.requests += 1;
  tally.slowestMs = Math.max(tally.slowestMs, tookMs);
  tally.byStatus.set(response.status, (tally.byStatus.get(response.status) ?? 0) + 1);
  expect(right, `${what}: ${response.status} ${body}`).toContain(response.status);
  expect(response.headers.get('Content-Type')).toBe('application/problem+json');
  expect(tookMs, what).toBeLessThan(longestMs);
}

describe('an invalid request gets the right 4xx at once', () => {
  it.each(operations.map(({ operationId }) => operationId))(
    '%s',
    async operationId => {
      const request = requireGood(operationId);
      const numRuns = request.operation.requestBody ? runs.withBody : runs.withoutBody;
      await fc.assert(fc.asyncProperty(badRequests(request), refused), { seed, numRuns, endOnFailure: true });
    },
    60_000,
  );
});

describe('bodies of 100 MB', () => {
  const withBody = operations.filter(({ requestBody }) => requestBody);

  it('are refused as soon as they exceed the limit, in constant memory', async () => {
    const memoryBefore = process.memoryUsage().rss;
    for (const { operationId } of withBody) {
      const { call } = requireGood(operationId);
      const { body: _body, ...head } = call;
      const what = `${operationId} with 100 MB`;
      await refused({ call: { ...head, raw: endlessBody() }, what, right: [413] });
    }
    expect(tally.bytesTaken).toBeLessThan(withBody.length * 5 * 1024 * 1024);
    expect(process.memoryUsage().rss - memoryBefore).toBeLessThan(150 * 1024 * 1024);
  }, 60_000);
});

it('at least 3,000 invalid requests change no row of any table', async () => {
  expect(tally.requests).toBeGreaterThanOrEqual(3000);
  expect(await checksums(database)).toEqual(before);
});

/** 100 MB of blanks, which JSON allows, produced on demand. */
function endlessBody(): ReadableStream<Uint8Array> {
  const chunk = new Uint8Array(64 * 1024).fill(32);
  let sent = 0;
  return new ReadableStream({
    pull: controller => {
      if (sent >= hundredMegabytes) return controller.close();
      sent += chunk.byteLength;
      tally.bytesTaken += chunk.byteLength;
      controller.enqueue(chunk);
    },
  });
}
