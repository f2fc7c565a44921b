import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueNotificationsOffToken, readNotificationsOffToken } from '@/lib/auth/notifications-off-token';
import { describedOperations, readDocument } from '@/lib/http/openapi/described-operations';
import { openApiDocument } from '@/lib/http/openapi/openapi';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { makeApiKey, makeUser } from '@/testing/db/factories';
import { type ApiCall, callApi } from '@/testing/http/call-api';
import { documentedCall } from '@/testing/http/documented-call';
import { makeWalkClub, signInAs, type WalkClub } from '@/testing/http/walk-club';

const operations = describedOperations(readDocument(openApiDocument('http://localhost:3000')));

let database: TestDatabase;
let club: WalkClub;
beforeAll(async () => {
  database = await testDatabase();
  club = await makeWalkClub(database);
});
afterAll(() => database.close());

/** The token with each character replaced, cut at each place, lengthened, and doubled. */
function damagedTokens(token: string): string[] {
  const replaced = [...token].map(
    (character, index) => token.slice(0, index) + (character === 'Q' ? 'g' : 'Q') + token.slice(index + 1),
  );
  const cut = [...token].map((_character, index) => token.slice(0, index)).filter(Boolean);
  return [...replaced, ...cut, `${token}A`, `A${token}`, `${token}=`, `${token}.`, token + token];
}

type Holder = { readonly token: string; readonly callWith: (token: string) => ApiCall };

async function documented(operationId: string): Promise<ApiCall> {
  const operation = operations.find(one => one.operationId === operationId);
  if (!operation) throw new Error(`No operation ${operationId}`);
  return (await documentedCall(operation, club, null)).call;
}

async function inBody(operationId: string, member: string): Promise<Holder> {
  const call = await documented(operationId);
  const body = Object.entries(call.body ?? {});
  const token = String(Object.fromEntries(body)[member]);
  return {
    token,
    callWith: damaged => ({ ...call, body: { ...Object.fromEntries(body), [member]: damaged } }),
  };
}

async function inHeader(operationId: string, name: string): Promise<Holder> {
  const call = await documented(operationId);
  return {
    token: call.headers?.[name] ?? '',
    callWith: damaged => ({ ...call, headers: { ...call.headers, [name]: damaged } }),
  };
}

const bearer = (token: string): Holder => ({
  token,
  callWith: damaged => ({ path: '/submits/counts', token: damaged }),
});

const holders: readonly (readonly [string, readonly number[], () => Promise<Holder>])[] = [
  ['an access token', [401], async () => bearer((await signInAs(club, 'Viewer')).token)],
  ['an API key', [401], async () => bearer(await makeApiKey(club, 'Viewer'))],
  ['a refresh token', [400, 401], () => inBody('refresh', 'refreshToken')],
  ['a code for a new password', [400], () => inBody('resetPassword', 'resetCode')],
  ['a code for a new address', [400], () => inBody('confirmEmail', 'code')],
  ['a form token', [400], () => inHeader('createMembershipSubmission', 'X-Form-Token')],
];

describe.each(holders)(
  '%s of which one character is damaged, or that is cut or lengthened',
  (_name, refusals, make) => {
    it('is refused as documented, and itself holds afterwards', async () => {
      const { token, callWith } = await make();
      expect(token.length).toBeGreaterThan(20);
      const accepted: string[] = [];
      for (const damaged of damagedTokens(token)) {
        const { status } = await callApi(callWith(damaged));
        if (!refusals.includes(status)) accepted.push(`${status} ${damaged}`);
      }
      expect(accepted).toEqual([]);
      expect((await callApi(callWith(token))).status).toBeLessThan(300);
    });
  },
);

it('a damaged token of an unsubscribe link holds for nobody', async () => {
  const { id } = await makeUser(club, 'Viewer');
  const token = issueNotificationsOffToken(club.clubId, id);
  const read = await Promise.all(damagedTokens(token).map(one => readNotificationsOffToken(one, new Date())));
  expect(read.filter(Boolean)).toEqual([]);
});
