import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Described,
  describedOperations,
  nameIn,
  readDocument,
} from '@/lib/http/openapi/described-operations';
import { openApiDocument } from '@/lib/http/openapi/openapi';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { callApi } from '@/testing/http/call-api';
import { documentedCall } from '@/testing/http/documented-call';
import { assignedMembers, exceptions, uniqueMembers } from '@/testing/http/read-back';
import { fill } from '@/testing/http/records';
import { schemaChecks } from '@/testing/http/schema-checks';
import { makeWalkClub, signInAs } from '@/testing/http/walk-club';

type Json = Record<string, unknown>;
/** A write of a record with the operation that reads the record. */
type Write = { readonly operationId: string; readonly write: Described; readonly read: Described };

const document = readDocument(openApiDocument('http://localhost:3000'));
const { violationsOf } = schemaChecks(document);
const operations = describedOperations(document);
const reads = operations.filter(({ method, responses }) => method === 'GET' && schemaIn(responses['200']));
const writes = operations.flatMap((write): Write[] => {
  const read = write.requestBody && readOf(write);
  return read ? [{ operationId: write.operationId, write, read }] : [];
});
const isCreation = ({ write: { method, path }, read }: Write) =>
  method === 'POST' && (read.path !== path || isList(read));

function schemaIn(message: Pick<Described['responses'][string], 'content'> | undefined) {
  return message?.content?.['application/json']?.schema;
}

function isList({ responses }: Described): boolean {
  const schema = schemaIn(responses['200']) ?? {};
  const named = typeof schema.$ref === 'string' ? document.components.schemas[nameIn(schema.$ref)] : schema;
  return JSON.stringify(named?.type) === '"array"' || /"nextCursor"/.test(JSON.stringify(named?.properties));
}

/** Returns the read of the record at its own path or below its collection, else the list that contains it. */
function readOf({ method, path }: Described): Described | undefined {
  const parent = (one: string) => one.replace(/\/\{\w+\}$/, '');
  const isBelow = (one: Described) => one.path !== path && parent(one.path) === path;
  return (
    reads.find(one => one.path === path && !isList(one)) ??
    (method === 'POST' ? reads.find(isBelow) : undefined) ??
    reads.find(one => one.path === (method === 'POST' ? path : parent(path)) && isList(one))
  );
}

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** Calls the write with its example. Returns how to repeat it and how to read the record. */
async function prepare({ write, read }: Write) {
  const club = await makeWalkClub(database);
  const caller = { ...(await signInAs(club, 'Admin')), role: 'Admin' } as const;
  const { call, params } = await documentedCall(write, club, caller);
  const send = async (body: unknown) => {
    const response = await callApi({ ...call, body });
    expect(response.ok, await response.clone().text()).toBe(true);
    return response.headers.get('Location')?.split('/').at(-1) ?? Object.values(params).at(-1) ?? '';
  };
  const get = async (id: string): Promise<Json> => {
    const path = fill(read.path, { ...params, [/\{(\w+)\}$/.exec(read.path)?.[1] ?? '']: id });
    const answer = await (await callApi({ path, token: caller.token })).json();
    return isList(read) ? (answer.items ?? answer).find((one: Json) => one.id === id) : answer;
  };
  return { example: call.body, send, get };
}

describe('a record', () => {
  it.each(writes)('can be sent as it was read: $operationId', async found => {
    const { operationId, write } = found;
    if (exceptions[operationId]) return;
    const { example, send, get } = await prepare(found);
    const before = await get(await send(example));
    expect(before).toBeTypeOf('object');
    const body = { ...before, ...(isCreation(found) ? uniqueMembers[operationId] : {}) };
    const id = await send(body);
    const assigned = [
      ...['version', 'dateModified', ...(isCreation(found) ? ['id', 'createdAt'] : [])],
      ...(assignedMembers[operationId] ?? []),
    ];
    const compared = (record: Json) =>
      JSON.parse(JSON.stringify(record, (name, value) => (assigned.includes(name) ? undefined : value)));
    expect(compared(await get(id))).toEqual(compared(body));
    expect(violationsOf(schemaIn(write.requestBody) ?? {}, body)).toEqual([]);
  });

  it('has no exceptions or fixtures for unknown writes', () => {
    const known = writes.map(({ operationId }) => operationId);
    const named = [exceptions, uniqueMembers, assignedMembers].flatMap(Object.keys);
    expect(named.filter(name => !known.includes(name))).toEqual([]);
  });
});
