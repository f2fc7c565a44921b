import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Operation } from '@/lib/contracts/operation';
import { allOperations } from '@/lib/contracts/operations/all';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import {
  type Described,
  describedOperations,
  describedWebhooks,
  readDocument,
} from '@/lib/http/openapi/described-operations';
import { openApiDocument } from '@/lib/http/openapi/openapi';
import { type Role, roles } from '@/lib/rules/enums';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { makeApiKey } from '@/testing/db/factories';
import { type ApiCall, callApi } from '@/testing/http/call-api';
import { contractRoles } from '@/testing/http/contract-roles';
import { documentedCall } from '@/testing/http/documented-call';
import { fill, makeParams, nameOf, parameters, placesOf, unknownValue } from '@/testing/http/records';
import { schemaChecks } from '@/testing/http/schema-checks';
import { makeWalkClub, type SignedIn, signInAs, type WalkClub } from '@/testing/http/walk-club';

const document = readDocument(openApiDocument('http://localhost:3000'));
const operations = describedOperations(document);
const accessOf = new Map<string, Operation['access']>(
  allOperations.map(one => [one.operationId, one.access]),
);
const isSignedIn = ({ operationId }: Described) => !/^Public/.test(accessOf.get(operationId) ?? 'Public');

let database: TestDatabase;
let own: WalkClub;
let other: WalkClub;
let admin: SignedIn;
let staff: Record<Role, string[]>;
const counts: Record<string, number> = {};

beforeAll(async () => {
  database = await testDatabase();
  own = await makeWalkClub(database);
  other = await makeWalkClub(database);
  admin = await signInAs(own, 'Admin');
  const credentials = async (role: Role) => [(await signInAs(own, role)).token, await makeApiKey(own, role)];
  const [ofAdmin, ofManager, ofClerk, ofViewer] = await Promise.all(roles.map(credentials));
  staff = { Admin: ofAdmin ?? [], Manager: ofManager ?? [], Clerk: ofClerk ?? [], Viewer: ofViewer ?? [] };
});
afterAll(async () => {
  await database.close();
  const cases = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
  process.stdout.write(`${operations.length} operations: ${cases.join(', ')}\n`);
});

function count(name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}

const successOf = ({ responses }: Described) =>
  Number(Object.keys(responses).find(status => status.startsWith('2')));

/** The problem of a refusal without the members that differ per request. */
async function saidBy(response: Response): Promise<unknown> {
  const { traceId: _traceId, instance: _instance, ...said } = await response.json();
  return { status: response.status, ...said };
}

describe.each(operations.map(operation => [operation.operationId, operation] as const))(
  '%s',
  (_, operation) => {
    const { method, path, operationId } = operation;

    it('requires the role of the contract', () => {
      expect(contractRoles.get(`${method} ${path}`), `${method} ${path}`).toBe(accessOf.get(operationId));
    });

    if (isSignedIn(operation))
      it('answers 401 without credentials and with wrong ones', async () => {
        const calls: ApiCall[] = [
          {},
          { token: 'ek_nobody' },
          { token: 'eyJhbGciOiJub25lIn0.e30.' },
          { headers: { Authorization: 'Basic YTpi' } },
        ].map(credentials => ({ method, path: fill(path, {}), ...credentials }));
        for (const call of calls) {
          const response = await callApi(call);
          expect([response.status, response.headers.get('Content-Type')]).toEqual([
            401,
            'application/problem+json',
          ]);
          count('× without good credentials');
        }
      });

    const access = accessOf.get(operationId) ?? 'Admin';
    const needed = access === 'PublicOrClerk' ? 'Clerk' : access;
    const allowed = needed === 'Public' ? [] : roles.filter(role => isRoleAtLeast(role, needed));

    it.each(allowed)('succeeds with its example for the role %s', async role => {
      const club = await makeWalkClub(database);
      const caller = { ...(await signInAs(club, role)), role };
      const response = await callApi((await documentedCall(operation, club, caller)).call);
      expect(response.status, await textOf(response)).toBe(successOf(operation));
      count('× success by role');
    });

    const denied = needed === 'Public' ? [] : roles.filter(role => !isRoleAtLeast(role, needed));

    it.each(denied)('answers 403 to the role %s, user or API key', async role => {
      for (const token of staff[role]) {
        const response = await callApi({ method, path: fill(path, {}), token });
        expect(response.status, await textOf(response)).toBe(403);
        count('× 403 by role');
      }
    });

    if (!isSignedIn(operation))
      it('succeeds with its example without credentials', async () => {
        const club = await makeWalkClub(database);
        const response = await callApi((await documentedCall(operation, club, null)).call);
        expect(response.status, await textOf(response)).toBe(successOf(operation));
        count('× success for everybody');
      });

    const places = isSignedIn(operation) ? placesOf(path).filter(place => parameters[place]?.isOfClub) : [];
    it.each(places)('answers the same for another club’s %s and for one that does not exist', async place => {
      const { call } = await documentedCall(operation, own, { ...admin, role: 'Admin' });
      const ownParams = await makeParams(own, path);
      const foreignParams = await makeParams(other, path);
      const said = [];
      const name = nameOf(place);
      for (const value of [foreignParams[name] ?? '', unknownValue(place), 'not-an-id', "' or 1=1 --"]) {
        const response = await callApi({ ...call, path: fill(path, { ...ownParams, [name]: value }) });
        said.push(await saidBy(response));
        count('× ids of another club or of nobody');
      }
      expect(said[0]).toMatchObject({ status: 404 });
      for (const one of said) expect(one).toEqual(said[0]);
    });
  },
);

it('the operations record events of every documented type and no others', async () => {
  const { violationsOf } = schemaChecks(document, { isClosed: true });
  const schemas = new Map(
    describedWebhooks(document).map(({ path, requestBody }) => [
      path,
      requestBody?.content['application/json']?.schema ?? {},
    ]),
  );
  const recorded = await database.asOwner(
    sql => sql<{ type: string; createdAt: Date; data: unknown }[]>`
      select type::text, created_at as "createdAt", data from webhook_events`,
  );
  const violations = recorded.flatMap(({ type, createdAt, data }) =>
    violationsOf(schemas.get(type) ?? { not: {} }, { type, timestamp: createdAt.toISOString(), data }),
  );
  expect([...new Set(violations)]).toEqual([]);
  const types = new Set(recorded.map(({ type }) => type));
  expect([...types].sort()).toEqual([...schemas.keys()].sort());
});

it('the document has every operation of the contract', () => {
  const described = operations.map(({ method, path }) => `${method} ${path}`);
  expect([...contractRoles.keys()].filter(place => !described.includes(place))).toEqual([]);
});

async function textOf(response: Response): Promise<string> {
  return response.headers.get('Content-Type')?.includes('json') ? response.clone().text() : '';
}
