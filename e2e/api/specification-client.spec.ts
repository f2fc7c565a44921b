import type { MemberType, SpecifiedRecord } from '@/testing/http/specification';
import { specifiedRecords } from '@/testing/http/specification';
import { callApi, memberOf, signInByApi } from '../fixtures/api';
import { demoAdmin, expect, test } from '../fixtures/app';

/** A client written from the interface specification alone: it neither sends nor reads any other member. */

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const scalars: Record<string, (value: unknown) => boolean> = {
  string: value => typeof value === 'string',
  uuid: value => typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value),
  'date-time': value => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  number: value => typeof value === 'number',
  integer: value => Number.isInteger(value),
  boolean: value => typeof value === 'boolean',
};

/** Paths of values that a strictly typed client cannot parse. A member may be absent, but never null. */
function unreadable(value: unknown, type: MemberType, at: string): string[] {
  if (typeof type === 'string') return scalars[type]?.(value) ? [] : [`${at}: ${JSON.stringify(value)}`];
  if ('enum' in type)
    return typeof value === 'string' && type.enum.includes(value) ? [] : [`${at}: ${JSON.stringify(value)}`];
  if ('items' in type) {
    if (!Array.isArray(value)) return [`${at}: no list`];
    return value.flatMap((item, index) => unreadable(item, type.items, `${at}[${index}]`));
  }
  if (!isObject(value)) return [`${at}: no object`];
  if ('valuesOf' in type)
    return Object.entries(value).flatMap(([key, item]) => unreadable(item, type.valuesOf, `${at}.${key}`));
  return Object.entries(specifiedRecords[type.record] ?? {}).flatMap(([name, member]) =>
    name in value ? unreadable(value[name], member, `${at}.${name}`) : [],
  );
}

function parsed(value: unknown, record: string): Record<string, unknown> {
  expect(unreadable(value, { record }, record)).toEqual([]);
  if (!isObject(value)) throw new Error('no object');
  return value;
}

/** Asserts the problem shape of the specification: further members are strings. */
function parsedProblem(value: unknown): Record<string, unknown> {
  const problem = parsed(value, 'ValidationProblemDetails');
  const known = Object.keys(specifiedRecords.ValidationProblemDetails ?? {});
  for (const [name, member] of Object.entries(problem))
    if (!known.includes(name)) expect(typeof member, name).toBe('string');
  return problem;
}

/** Keeps only the members that the specification names. */
function only(value: unknown, record: string): Record<string, unknown> {
  const members: SpecifiedRecord = specifiedRecords[record] ?? {};
  const source = parsed(value, record);
  return Object.fromEntries(
    Object.entries(members).flatMap(([name, type]) =>
      name in source ? [[name, onlyOf(source[name], type)]] : [],
    ),
  );
}

function onlyOf(value: unknown, type: MemberType): unknown {
  if (typeof type === 'object' && 'record' in type) return only(value, type.record);
  if (typeof type === 'object' && 'items' in type && Array.isArray(value))
    return value.map(item => onlyOf(item, type.items));
  return value;
}

/** The caller of one signed-in client. */
async function signedIn(baseURL: string) {
  const headers = await signInByApi(baseURL);
  return (method: string, path: string, body?: unknown) =>
    callApi(baseURL, method, path, { headers, ...(body === undefined ? {} : { body }) });
}

test('sign-in, refresh and own information are read and written as specified', async ({ app }) => {
  const login = await callApi(app.baseURL, 'POST', '/auth/login', { body: demoAdmin });
  expect(login.status).toBe(200);
  const refreshToken = memberOf(login.json, 'refreshToken');
  const refreshed = await callApi(app.baseURL, 'POST', '/auth/refresh', { body: { refreshToken } });
  expect([refreshed.status, typeof memberOf(refreshed.json, 'accessToken')]).toEqual([200, 'string']);

  const call = await signedIn(app.baseURL);
  const before = await call('GET', '/auth/manage/info');
  expect(before.status).toBe(200);
  const after = await call('POST', '/auth/manage/info', { firstName: memberOf(before.json, 'firstName') });
  expect([after.status, after.json]).toEqual([200, before.json]);
  const wrong = await call('GET', '/auth/manage/info?unknown=1');
  expect(wrong.status).toBe(400);
  parsedProblem(wrong.json);
});

test('memberships are read, and written back with the specified members, without any other change', async ({
  app,
}) => {
  const call = await signedIn(app.baseURL);
  const list = await call('GET', '/club/memberships');
  expect(list.status).toBe(200);
  if (!Array.isArray(list.json)) throw new Error('no list');
  expect(list.json.length).toBeGreaterThan(2);
  for (const [index, listed] of list.json.entries()) {
    const path = `/club/memberships/${memberOf(listed, 'id')}`;
    const archived = {
      ...parsed(listed, 'MembershipSchema'),
      isActive: false,
      externalCode: `${index}`,
      sortOrder: 7,
    };
    expect((await call('PUT', path, archived)).status).toBe(204);
    const before = await call('GET', path);
    expect((await call('PUT', path, only(before.json, 'MembershipSchema'))).status).toBe(204);
    expect((await call('GET', path)).json).toEqual(before.json);
    expect((await call('PUT', path, listed)).status).toBe(204);
  }
  const refused = await call('PUT', `/club/memberships/${memberOf(list.json, 0, 'id')}`, { name: '' });
  expect(refused.status).toBe(400);
  parsedProblem(refused.json);
  const department = await call('POST', '/club/departments', { name: 'Priced by a membership' });
  const departmentId = memberOf(department.json, 'id');
  const { id: _id, ...first } = only(list.json[0], 'MembershipSchema');
  const priced = await call('POST', '/club/memberships', {
    ...first,
    name: 'Prices a department',
    departmentPrices: [{ departmentId, price: 1 }],
  });
  expect(priced.status).toBe(201);
  const inUse = await call('DELETE', `/club/departments/${departmentId}`);
  expect(inUse.status).toBe(409);
  parsedProblem(inUse.json);
  expect((await call('DELETE', `/club/memberships/${memberOf(priced.json, 'id')}`)).status).toBe(204);
  expect((await call('DELETE', `/club/departments/${departmentId}`)).status).toBe(204);
});

test('the membership form answers what was sent and keeps every other setting', async ({ app }) => {
  const call = await signedIn(app.baseURL);
  const path = '/club/membership-form';
  const original = parsed((await call('GET', path)).json, 'FormMembership');
  const closed = { ...original, isActive: false, closedText: 'Bis Mai', needProofOfWork: true };
  expect((await call('POST', path, closed)).status).toBe(200);
  const before = await call('GET', path);
  const sent = { ...only(before.json, 'FormMembership'), notes: 'Nur im Sommer' };
  const answer = await call('POST', path, sent);
  expect(answer.status).toBe(200);
  expect(only(answer.json, 'FormMembership')).toEqual(sent);
  expect((await call('GET', path)).json).toEqual({
    ...parsed(before.json, 'FormMembership'),
    notes: 'Nur im Sommer',
  });
  const refused = await call('POST', path, { ...sent, showSepa: 'yes' });
  expect(refused.status).toBe(400);
  expect(memberOf(parsedProblem(refused.json), 'errors', 'showSepa')).toHaveLength(1);
  expect((await call('POST', path, original)).status).toBe(200);
});

test('the form design is read and written as specified, and a preview changes nothing', async ({ app }) => {
  const call = await signedIn(app.baseURL);
  const path = '/club/form-design';
  for (const presetDesign of ['Classic', 'Custom']) {
    const read = await call('GET', path);
    const background = {
      type: 'Gradient',
      color: '#ffffff',
      gradientStart: '#ff0000',
      gradientEnd: '#0000ff',
      gradientDegree: 90,
    };
    const customDesign = {
      pageBackground: background,
      formBackground: background,
      topMargin: 10,
      backgroundImageUrl: '',
      backgroundImageSettings: {
        repeat: 'repeat-x',
        size: 'custom',
        customWidth: 50,
        customHeight: 60,
        position: 'left top',
        attachment: 'fixed',
      },
      textColor: '#111111',
      hideLogo: true,
      formWidth: 'Custom',
      formWidthCustom: 640,
      borderRadius: 4,
      boxShadow: 'Small',
    };
    const { dateModified, ...design } = only(read.json, 'FormDesign');
    expect(typeof dateModified).toBe('string');
    const sent = {
      ...design,
      presetDesign,
      additionalCss: '',
      ...(presetDesign === 'Custom' ? { customDesign } : {}),
    };
    const preview = await call('POST', `${path}?preview=true`, sent);
    expect(preview.status).toBe(200);
    expect(only(preview.json, 'FormDesign')).toMatchObject(sent);
    expect(only((await call('GET', path)).json, 'FormDesign')).toEqual(only(read.json, 'FormDesign'));
    const answer = await call('POST', path, sent);
    expect(answer.status).toBe(200);
    expect(only(answer.json, 'FormDesign')).toMatchObject(sent);
  }
  const refused = await call('POST', path, { presetDesign: 'Nonsense' });
  expect(refused.status).toBe(400);
  parsedProblem(refused.json);
});

test('a change submission is updated by exactly one property', async ({ app }) => {
  const call = await signedIn(app.baseURL);
  const identity = {
    firstName: 'Ida',
    lastName: 'Brandt',
    birthDate: '1990-02-28',
    email: 'ida@member.example',
  };
  const created = await call('POST', '/submits/changes', {
    identity,
    wishes: { city: 'Bonn' },
    paper: {},
  });
  expect([created.status, created.json]).toEqual([201, expect.anything()]);
  const path = `/submits/changes/${memberOf(created.json, 'id')}`;
  const before = await call('GET', path);
  const updated = await call('PATCH', path, { city: 'Ulm' });
  expect([updated.status, updated.json]).toEqual([204, null]);
  const after = await call('GET', path);
  const withoutVersion = (json: unknown) => JSON.stringify(json).replace(/"version":\d+/, '"version":0');
  expect(withoutVersion(after.json).replaceAll('"Ulm"', '"Bonn"')).toBe(withoutVersion(before.json));
  for (const body of [{}, { city: 'Ulm', street: 'Weg 1' }, { id: 'x' }]) {
    const refused = await call('PATCH', path, body);
    expect(refused.status, JSON.stringify(body)).toBe(400);
    parsedProblem(refused.json);
  }
  const unknown = await call('PATCH', '/submits/changes/019a0000-0000-7000-8000-000000000001', {
    city: 'Ulm',
  });
  expect(unknown.status).toBe(404);
  parsedProblem(unknown.json);
});

test('a webhook is updated with the specified members, without any other change', async ({
  app,
  webhooks,
}) => {
  const call = await signedIn(app.baseURL);
  const created = await call('POST', '/club/settings/webhooks', {
    name: 'Members',
    url: webhooks.url,
    subscribedEvents: ['ApplicationReceived'],
    isActive: false,
  });
  expect(created.status).toBe(201);
  const path = `/club/settings/webhooks/${memberOf(created.json, 'id')}`;
  const before = parsed((await call('GET', path)).json, 'WebhookWriteDto');
  const sent = { ...only(before, 'WebhookWriteDto'), name: 'Members 2' };
  const updated = await call('PUT', path, sent);
  expect([updated.status, updated.json]).toEqual([204, null]);
  expect((await call('GET', path)).json).toEqual({ ...before, name: 'Members 2' });
  const refused = await call('PUT', path, { ...sent, url: 'nowhere' });
  expect(refused.status).toBe(400);
  expect(memberOf(parsedProblem(refused.json), 'errors', 'url')).toHaveLength(1);
  const unknown = await call('PUT', '/club/settings/webhooks/019a0000-0000-7000-8000-000000000001', sent);
  expect(unknown.status).toBe(404);
  parsedProblem(unknown.json);
  expect((await call('DELETE', path)).status).toBe(204);
});
