import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isReadWithEtag, type Operation } from '@/lib/contracts/operation';
import { allOperations } from '@/lib/contracts/operations/all';
import { describedOperations, readDocument } from '@/lib/http/openapi/described-operations';
import { openApiDocument } from '@/lib/http/openapi/openapi';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { makeApplication } from '@/testing/db/factories';
import { callApi } from '@/testing/http/call-api';
import { type DocumentedCall, documentedCall } from '@/testing/http/documented-call';
import { fill } from '@/testing/http/records';
import { makeWalkClub, signInAs } from '@/testing/http/walk-club';

const operations: readonly Operation[] = allOperations;
const described = new Map(
  describedOperations(readDocument(openApiDocument('http://localhost:3000'))).map(one => [
    one.operationId,
    one,
  ]),
);
const ids = (wanted: (operation: Operation) => boolean) =>
  operations.filter(wanted).map(({ operationId }) => operationId);

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** The call that the document describes, in a new club, by an Admin if credentials are needed. */
async function callOf(operationId: string): Promise<DocumentedCall> {
  const operation = described.get(operationId);
  if (!operation) throw new Error(`${operationId} is not described`);
  const club = await makeWalkClub(database);
  const isPublic = operations.find(one => one.operationId === operationId)?.access === 'Public';
  const caller = isPublic ? null : ({ ...(await signInAs(club, 'Admin')), role: 'Admin' } as const);
  return documentedCall(operation, club, caller);
}

const withHeader = ({ call }: DocumentedCall, name: string, value: string) =>
  callApi({ ...call, headers: { ...call.headers, [name]: value } });

describe('a GET of JSON', () => {
  it.each(ids(isReadWithEtag))('answers with an ETag: %s', async operationId => {
    const response = await callApi((await callOf(operationId)).call);
    expect(response.headers.get('ETag')).toMatch(/^"[\x21\x23-\x7e]+"$/);
  });

  it('answers 304 while nothing changed, also with a next page', async () => {
    const club = await makeWalkClub(database);
    for (const _ of [1, 2]) await makeApplication(club);
    const { token } = await signInAs(club, 'Clerk');
    const call = { path: '/submits?limit=1', token };
    const first = await callApi(call);
    expect(await first.clone().json()).toMatchObject({ nextCursor: expect.any(String), totalCount: 2 });
    const etag = first.headers.get('ETag') ?? '';
    expect((await callApi({ ...call, headers: { 'If-None-Match': etag } })).status).toBe(304);
  });
});

const isChange = ({ method, hasVersion }: Operation) =>
  ['PUT', 'PATCH', 'DELETE'].includes(method) || (method === 'POST' && hasVersion === true);

/** Read paths of changes whose own path has no GET, or none with a version. */
const readOf: Readonly<Record<string, string>> = {
  updateDashboardArrangement: '/dashboard/arrangement',
  changeFirstSteps: '/club/first-steps',
  assignSubmission: '/submits/{id}/assignee',
  orderDepartments: '/club/departments',
  orderMemberships: '/club/memberships',
  orderCustomFields: '/club/custom-fields',
  updateSavedView: '/submits/views',
  deleteSavedView: '/submits/views',
  revokeApiKey: '/club/settings/api-keys',
  endOtherSessions: '/auth/manage/sessions',
  endSession: '/auth/manage/sessions',
  leaveClub: '/auth/manage/info',
  deleteFormDraft: '/public/clubs/{slug}/drafts/{token}',
  deleteSignatureRequest: '/public/clubs/{slug}/signature-requests/{token}',
};

describe('a PUT, PATCH, DELETE and POST of a form', () => {
  it.each(ids(isChange))('answers 412 where If-Match names another version: %s', async operationId => {
    const documented = await callOf(operationId);
    const response = await withHeader(documented, 'If-Match', '"another"');
    expect([response.status, operationId]).toEqual([412, operationId]);
    expect((await callApi(documented.call)).ok).toBe(true);
  });

  it.each(Object.entries(readOf))('succeeds with the ETag that is read: %s', async (operationId, path) => {
    const documented = await callOf(operationId);
    const { token, headers } = documented.call;
    const read = await callApi({
      path: fill(path, documented.params),
      token: token ?? null,
      ...(headers ? { headers } : {}),
    });
    const response = await withHeader(documented, 'If-Match', read.headers.get('ETag') ?? '');
    expect(response.ok, await response.clone().text()).toBe(true);
  });

  it.each(ids(({ givesVersion }) => givesVersion === true))(
    'names the new version in ETag, for the next change: %s',
    async operationId => {
      const { call } = await callOf(operationId);
      const changed = await callApi(call);
      const etag = changed.headers.get('ETag') ?? '';
      expect([changed.status, etag]).toEqual([204, expect.stringMatching(/^"v\d+"$/)]);
      const replaced = call.path.replace(/\/(accept|deny|confirm)$/, '');
      const kind = /^\/submits\/(memberships|changes|cancellations)\//.test(replaced) ? '' : 'memberships/';
      const path = replaced.replace('/submits/', `/submits/${kind}`);
      const next = (tag: string) =>
        callApi({ method: 'DELETE', path, token: call.token ?? null, headers: { 'If-Match': tag } });
      expect((await next(`"v${Number(etag.slice(2, -1)) - 1}"`)).status).toBe(412);
      expect((await next(etag)).status).toBe(204);
    },
  );

  it.each(['v1', '"v1", v2', ''])('answers 400 for an If-Match that is no ETag: %j', async tag => {
    const response = await withHeader(await callOf('updateDepartment'), 'If-Match', tag);
    const { errors } = await response.json();
    expect([response.status, Object.keys(errors)]).toEqual([400, ['If-Match']]);
  });

  it('succeeds for one of several requests with the same If-Match', async () => {
    const documented = await callOf('updateDashboardArrangement');
    const read = await callApi({ path: '/dashboard/arrangement', token: documented.call.token ?? null });
    const etag = read.headers.get('ETag') ?? '';
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => withHeader(documented, 'If-Match', etag)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412, 412]);
  });
});

describe('a request that is not allowed', () => {
  it('names the role of the caller and the role that it needs', async () => {
    const { token } = await signInAs(await makeWalkClub(database), 'Viewer');
    const response = await callApi({ path: '/club/settings/api-keys', token });
    expect([response.status, await response.json()]).toEqual([
      403,
      expect.objectContaining({
        role: 'Viewer',
        minimumRole: 'Admin',
        detail: expect.stringMatching(/needs the role Admin .* with the role Viewer/),
      }),
    ]);
  });

  it.each(['/auth/switch-club', '/auth/manage/info'])(
    'is a 403 for an API key where an account is needed, whatever the body: %s',
    async path => {
      const { call } = await callOf('createApiKey');
      const { key } = await (await callApi(call)).json();
      const response = await callApi({ method: 'POST', path, token: key, body: {} });
      expect([response.status, (await response.json()).detail]).toEqual([
        403,
        expect.stringMatching(/An API key cannot do this: .* Sign in with an account/),
      ]);
    },
  );
});

/**
 * POSTs without idempotency keys: they read, preview, replace a form, decide by a single-use link, or answer with
 * tokens.
 */
const withoutKey = [
  ...['login', 'refresh', 'logout', 'switchClub', 'changeInfo', 'manageTwoFactor'],
  ...['forgotPassword', 'resetPassword', 'confirmEmail', 'signUp', 'uploadSubmissionFile'],
  'handOverInvitation',
  ...['modifyMembershipForm', 'modifyCancellationForm', 'updateFormDesign'],
  ...[
    'previewClubSoftwareProfile',
    'previewEmailTemplate',
    'previewBatch',
    'previewDecision',
    'quoteMembership',
  ],
  ...['findPerson', 'exportPersonJson', 'exportPersonPdf', 'erasePerson'],
  ...['postConfirmation', 'refuseConfirmation', 'withdrawSubmission', 'answerQuestion'],
  'answerFamilyConsents',
];

describe('a POST that creates or starts something', () => {
  it('accepts an Idempotency-Key, as every POST except the listed ones', () => {
    const found = ids(({ method, isIdempotent }) => method === 'POST' && isIdempotent !== true);
    expect(found.toSorted()).toEqual(withoutKey.toSorted());
  });

  it.each(ids(({ isIdempotent }) => isIdempotent === true))(
    'gives the stored answer for the same key and body: %s',
    async operationId => {
      const documented = await callOf(operationId);
      const first = await withHeader(documented, 'Idempotency-Key', 'a key');
      expect([first.ok, first.headers.has('Idempotency-Replayed')]).toEqual([true, false]);
      const second = await withHeader(documented, 'Idempotency-Key', 'a key');
      expect(second.headers.get('Idempotency-Replayed')).toBe('true');
      expect([second.status, await second.text()]).toEqual([first.status, await first.text()]);
    },
  );

  it('stores no key for a refused request, inside or outside a transaction', async () => {
    for (const operationId of ['acceptSubmission', 'testWebhook']) {
      const documented = await callOf(operationId);
      const path = documented.call.path.replace(/[0-9a-f]{12}/, 'ffffffffffff');
      const wrong = { ...documented, call: { ...documented.call, path } };
      for (const _ of [1, 2]) {
        const refused = await withHeader(wrong, 'Idempotency-Key', 'refused');
        expect([refused.status, refused.headers.has('Idempotency-Replayed')]).toEqual([404, false]);
      }
    }
  });

  it('stores no token of a link in clear text', async () => {
    const documented = await callOf('resendOwnConfirmation');
    expect((await withHeader(documented, 'Idempotency-Key', 'own')).status).toBe(204);
    const rows = await database.asOwner(sql => sql`select path from idempotency_records where key = 'own'`);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(documented.params.token);
  });
});
