import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  ChangeCustomFieldSchema,
  ChangeDepartment,
  ChangeMembershipSchema,
  CustomFieldSchema,
  DepartmentSchema,
  DepartmentSettingsSchema,
  MembershipSchema,
  PatchCustomFieldSchema,
} from '@/lib/contracts/catalog';
import { ChangeClubInfo, ClubInfo } from '@/lib/contracts/club';
import { ChangeDataPrivacySchema, DataPrivacySchema } from '@/lib/contracts/data-privacy';
import { exampleIds } from '@/lib/contracts/example-ids';
import { ClubLogo, File } from '@/lib/contracts/file';
import { type Role, roles } from '@/lib/rules/enums';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { makeApiKey } from '@/testing/db/factories';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { callApi } from '@/testing/http/call-api';
import { replaceTexts } from '@/testing/http/circumstances';

let database: TestDatabase;
let club: OfferingClub;
let other: OfferingClub;
const tokens: Partial<Record<Role, string>> = {};

beforeAll(async () => {
  database = await testDatabase();
  process.env.RATE_LIMIT_SCALE = '0';
  club = await makeOfferingClub(database.db);
  other = await makeOfferingClub(database.db);
  for (const role of roles) tokens[role] = await makeApiKey(club, role);
});
afterAll(() => database.close());

type Sent = { role?: Role | null; headers?: Record<string, string>; raw?: BodyInit };
const call = (method: string, path: string, body?: unknown, { role = 'Manager', ...sent }: Sent = {}) =>
  callApi({ method, path, body, token: role && (tokens[role] ?? ''), ...sent });

const Refusal = z.object({ type: z.string(), errors: z.record(z.string(), z.array(z.string())).optional() });

/** Status, last part of the problem type, and paths of the errors. */
async function outcomeOf(answer: Response): Promise<string> {
  const { type, errors } = Refusal.parse(await answer.json());
  return [answer.status, type.split('/').at(-1), ...Object.keys(errors ?? {})].join(' ');
}

/** The schema's documented example, with ids of this club. */
function exampleOf(schema: z.ZodType): unknown {
  return replaceTexts(schema.meta()?.example, { [exampleIds.department]: club.football.id });
}

const tariff = { name: 'Tarif', membershipPrice: 1, priceInterval: 'Monthly' };

describe('collections of master data', () => {
  const collections = [
    ['/club/departments', ChangeDepartment, DepartmentSchema, 'id', 'PUT'],
    ['/club/memberships', ChangeMembershipSchema, MembershipSchema, 'id', 'PUT'],
    ['/club/custom-fields', ChangeCustomFieldSchema, CustomFieldSchema, 'internalName', 'PATCH'],
  ] as const;

  it.each(collections)(
    '%s: create, read, change and delete, with If-Match',
    async (path, Write, Read, key, change) => {
      const created = await call('POST', path, exampleOf(Write), { headers: { 'Idempotency-Key': path } });
      expect(created.status).toBe(201);
      const record = Read.parse(await created.json());
      const id = String(Object.entries(record).find(([name]) => name === key)?.[1]);
      expect(created.headers.get('location')).toBe(`/api/v1${path}/${id}`);
      const replayed = await call('POST', path, exampleOf(Write), { headers: { 'Idempotency-Key': path } });
      expect([replayed.status, replayed.headers.get('idempotency-replayed')]).toEqual([201, 'true']);
      expect(await outcomeOf(await call('POST', path, exampleOf(Write)))).toBe('409 already-taken');

      const one = `${path}/${id}`;
      const read = await call('GET', one, undefined, { role: 'Viewer' });
      expect(await read.json()).toEqual(record);
      const etag = read.headers.get('etag') ?? '';
      const known = await call('GET', one, undefined, { headers: { 'If-None-Match': etag } });
      expect(known.status).toBe(304);
      expect(z.array(Read).parse(await (await call('GET', path)).json())).toContainEqual(record);

      const held = { headers: { 'If-Match': etag } };
      expect((await call(change, one, record, held)).status).toBe(204);
      const again = await call('GET', one);
      expect(await again.json()).toEqual(record);
      const isSame = change === 'PATCH';
      expect(again.headers.get('etag') === etag).toBe(isSame);
      const late = { headers: { 'If-Match': '"v99"' } };
      expect(await outcomeOf(await call(change, one, record, late))).toBe('412 precondition-failed');
      expect(await outcomeOf(await call('DELETE', one, undefined, late))).toBe('412 precondition-failed');
      const now = { headers: { 'If-Match': again.headers.get('etag') ?? '' } };
      expect((await call('DELETE', one, undefined, now)).status).toBe(204);
      expect(await outcomeOf(await call('GET', one))).toBe('404 not-found');
    },
  );

  it('creates a name once for 20 concurrent requests', async () => {
    for (const [path, Write] of collections) {
      const body = {
        ...z.record(z.string(), z.unknown()).parse(exampleOf(Write)),
        name: 'Zwanzig',
        internalName: 'twenty',
      };
      if (path.endsWith('custom-fields')) Reflect.deleteProperty(body, 'name');
      else Reflect.deleteProperty(body, 'internalName');
      const answers = await Promise.all(Array.from({ length: 20 }, () => call('POST', path, body)));
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses, path).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
    }
  });

  it('allows reading from Viewer and writing from Manager on, and nothing without credentials', async () => {
    for (const [path, Write, , , change] of collections) {
      const id = {
        '/club/departments': club.tennis.id,
        '/club/memberships': club.family.id,
        '/club/custom-fields': 'shirtSize',
      }[path];
      const statusOf = async (method: string, role: Role | null, at: string = path, body?: unknown) =>
        (await call(method, at, body, { role })).status;
      for (const role of roles) {
        const mayWrite = role === 'Admin' || role === 'Manager';
        expect([await statusOf('GET', role), await statusOf('GET', role, `${path}/${id}`)]).toEqual([
          200, 200,
        ]);
        expect(await statusOf('POST', role, path, {}), `${role} ${path}`).toBe(mayWrite ? 400 : 403);
        expect(await statusOf(change, role, `${path}/${id}`, { nonsense: 1 })).toBe(mayWrite ? 400 : 403);
        if (!mayWrite) expect(await statusOf('DELETE', role, `${path}/${id}`)).toBe(403);
      }
      expect(await statusOf('GET', null)).toBe(401);
      expect(await statusOf('POST', null, path, exampleOf(Write))).toBe(401);
    }
  });

  it('answers ids of another club, unknown ids and malformed ids alike', async () => {
    const bodies = await Promise.all(
      [other.football.id, exampleIds.department, 'none', '%00', '%F0%9F%98%80', `${club.football.id}x`].map(
        async id => {
          const answer = await call('GET', `/club/departments/${id}`);
          const { instance: _instance, traceId: _traceId, ...body } = await answer.json();
          return JSON.stringify([answer.status, body]);
        },
      ),
    );
    expect(new Set(bodies).size).toBe(1);
    expect(bodies[0]).toContain('404');
  });

  it.each([
    ['/club/departments', { name: 'X', secret: 1 }, 'secret'],
    ['/club/departments', { name: 5 }, 'name'],
    ['/club/departments', { name: 'a\u0000' }, 'name'],
    ['/club/departments', { name: '\ud800' }, 'name'],
    ['/club/departments', { name: 'x'.repeat(101) }, 'name'],
    ['/club/departments', { name: 'X', sortOrder: 1e300 }, 'sortOrder'],
    ['/club/departments', { name: 'X', sortOrder: 0.5 }, 'sortOrder'],
    ['/club/departments', [], ''],
    ['/club/memberships', { ...tariff, priceInterval: 'monthly' }, 'priceInterval'],
    [
      '/club/memberships',
      { ...tariff, departmentPrices: [{ departmentId: 'x', price: 1 }] },
      'departmentPrices[0].departmentId',
    ],
    [
      '/club/memberships',
      { ...tariff, departmentPrices: [{ departmentId: exampleIds.department, price: 1 }] },
      'departmentPrices[0].departmentId',
    ],
    [
      '/club/memberships',
      {
        ...tariff,
        surcharges: [{ name: 'A', price: 1, scope: 'PerPerson', dueType: 'OneTime', minAge: 9, maxAge: 8 }],
      },
      'surcharges[0].maxAge',
    ],
    [
      '/club/memberships',
      {
        ...tariff,
        surcharges: [{ name: 'A', price: 1, scope: 'PerPerson', dueType: 'OneTime', minAge: 151 }],
      },
      'surcharges[0].minAge',
    ],
    [
      '/club/memberships',
      { ...tariff, surcharges: [{ name: 'A', price: 1, scope: 'PerPerson', dueType: 'OneTime', clubId: 1 }] },
      'surcharges[0].clubId',
    ],
    [
      '/club/custom-fields',
      { internalName: 'Bad', type: 'Text', label: 'B', category: 'Other', forms: ['Change'] },
      'internalName',
    ],
    [
      '/club/custom-fields',
      { internalName: 'x', type: 'Text', label: 'B', category: 'Other', forms: [] },
      'forms',
    ],
    [
      '/club/custom-fields',
      { internalName: 'x', type: 'Text', label: 'B', category: 'Other', forms: ['Change', 'Change'] },
      'forms',
    ],
    [
      '/club/custom-fields',
      { internalName: 'x', type: 'Select', label: 'B', category: 'Other', forms: ['Change'] },
      'options',
    ],
    [
      '/club/custom-fields',
      { internalName: 'x', type: 'Text', label: 'B', category: 'Other', forms: ['Change'], pattern: '(a*)*' },
      'pattern',
    ],
  ])('%s returns the path of the error in %j', async (path, body, expected) => {
    expect(await outcomeOf(await call('POST', path, body))).toBe(
      `400 validation ${expected}`.trimEnd() + (expected === '' ? ' ' : ''),
    );
  });
});

describe('amounts', () => {
  it.each([0, -0, 0.01, 0.07, 1.1, 12.5, 4.35, 1.005e3, 99_999.99])('store %d exactly', async amount => {
    const body = {
      ...tariff,
      name: `Betrag ${amount} ${Object.is(amount, -0)}`,
      membershipPrice: amount,
      departmentPrices: [{ departmentId: club.football.id, price: amount }],
      surcharges: [{ name: 'A', price: amount, scope: 'PerPerson', dueType: 'OneTime' }],
    };
    const answer = await call('POST', '/club/memberships', undefined, {
      raw: JSON.stringify(body).replace(
        /("(?:membershipPrice|price)":)0([,}])/g,
        Object.is(amount, -0) ? '$1-0.0$2' : '$10$2',
      ),
    });
    expect(answer.status).toBe(201);
    const { id } = MembershipSchema.parse(await answer.json());
    const read = await (await call('GET', `/club/memberships/${id}`)).text();
    const { membershipPrice, departmentPrices, surcharges } = MembershipSchema.parse(JSON.parse(read));
    const plain = amount === 0 ? 0 : amount;
    expect([membershipPrice, departmentPrices[0]?.price, surcharges[0]?.price]).toEqual([
      plain,
      plain,
      plain,
    ]);
    expect(read).not.toContain(':-0');
  });

  it.each([
    '100000',
    '99999.991',
    '99999.995',
    '0.001',
    '1e-7',
    '1e-320',
    '-0.01',
    '-1',
    '1e300',
    '1e400',
    '"1"',
    'null',
    'true',
    '[]',
    '{}',
  ])('refuse %s with its path', async written => {
    const raw = `{"name":"Falsch","priceInterval":"Monthly","membershipPrice":${written},
        "departmentPrices":[{"departmentId":"${club.football.id}","price":${written}}],
        "surcharges":[{"name":"A","price":${written},"scope":"PerPerson","dueType":"OneTime"}]}`;
    expect(await outcomeOf(await call('POST', '/club/memberships', undefined, { raw }))).toBe(
      '400 validation membershipPrice departmentPrices[0].price surcharges[0].price',
    );
  });
});

describe('singletons of master data', () => {
  const singletons = [
    ['/club/info', ChangeClubInfo, ClubInfo],
    ['/club/department-settings', DepartmentSettingsSchema, DepartmentSettingsSchema],
    ['/club/data-privacy', ChangeDataPrivacySchema, DataPrivacySchema],
    ['/club/logo', File, ClubLogo],
  ] as const;

  it.each(singletons)(
    '%s: replaced by its example, read and sent back, with If-Match',
    async (path, Write, Read) => {
      const put = await call('PUT', path, exampleOf(Write));
      expect(put.status).toBe(200);
      const record = Read.parse(await put.json());
      const read = await call('GET', path, undefined, { role: 'Viewer' });
      expect(await read.json()).toEqual(record);
      const etag = read.headers.get('etag') ?? '';
      expect((await call('GET', path, undefined, { headers: { 'If-None-Match': etag } })).status).toBe(304);
      const held = await call('PUT', path, record, { headers: { 'If-Match': etag } });
      expect([held.status, await held.json()]).toEqual([200, record]);
      const late = await call('PUT', path, record, { headers: { 'If-Match': '"v0"' } });
      expect(await outcomeOf(late)).toBe('412 precondition-failed');
      expect((await call('PUT', path, record, { headers: { 'If-Match': '*' } })).status).toBe(200);
      expect((await call('PUT', path, record, { role: 'Clerk' })).status).toBe(403);
      expect((await call('PUT', path, record, { role: null })).status).toBe(401);
      const unknown = await call('PUT', path, { ...record, clubId: club.clubId });
      expect(await outcomeOf(unknown)).toBe('400 validation clubId');
    },
  );

  it('never change the slug', async () => {
    const example = z.record(z.string(), z.unknown()).parse(exampleOf(ChangeClubInfo));
    const answer = await call('PUT', '/club/info', { ...example, slug: 'mine' });
    expect((await answer.json()).slug).toBe(club.slug);
  });

  it('allow only Managers and Admins to remove the logo', async () => {
    await call('PUT', '/club/logo', exampleOf(File));
    expect((await call('DELETE', '/club/logo', undefined, { role: 'Clerk' })).status).toBe(403);
    expect((await call('DELETE', '/club/logo')).status).toBe(204);
    for (const method of ['GET', 'DELETE'])
      expect(await outcomeOf(await call(method, '/club/logo'))).toBe('404 not-found');
  });
});

describe('bodies with a logo', () => {
  const sent = (data: string, contentType = 'image/png') => ({ fileName: 'a.png', contentType, data });

  it('may have 3 MiB, with a picture of 2 MiB', async () => {
    const noise = randomBytes(820 * 820 * 3);
    const png = await sharp(noise, { raw: { width: 820, height: 820, channels: 3 } })
      .png()
      .toBuffer();
    expect(png.byteLength).toBeGreaterThan(1.9 * 1024 * 1024);
    expect(png.byteLength).toBeLessThan(2 * 1024 * 1024);
    const answer = await call('PUT', '/club/logo', sent(png.toString('base64')));
    expect([answer.status, ClubLogo.parse(await answer.json()).width]).toEqual([200, 512]);
    const tooLarge = Buffer.concat([png, Buffer.alloc(200 * 1024)]).toString('base64');
    expect(await outcomeOf(await call('PUT', '/club/logo', sent(tooLarge)))).toBe('400 validation data');
    expect(await outcomeOf(await call('PUT', '/club/logo', sent('A'.repeat(3 * 1024 * 1024))))).toBe(
      '413 too-large',
    );
  });

  it.each([
    ['data', sent('')],
    ['data', sent('not base64')],
    ['data', sent('AAAA')],
    ['data', sent('data:image/png;base64,AAAA')],
    ['contentType', sent('AAAA', 'image/gif')],
    ['contentType', sent(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64'))],
    ['fileName', { ...sent('AAAA'), fileName: '../../etc/passwd' }],
    ['fileName', { ...sent('AAAA'), fileName: 'a\u0000.png' }],
  ])('return 400 with the path of %s', async (path, body) => {
    expect(await outcomeOf(await call('PUT', '/club/logo', body))).toBe(`400 validation ${path}`);
  });
});

it('accepts only time zones and aliases that Postgres also knows', async () => {
  const aliases = [
    'Asia/Kolkata',
    'Asia/Calcutta',
    'Europe/Kyiv',
    'Europe/Kiev',
    'UTC',
    'Etc/GMT+1',
    'europe/berlin',
  ];
  const zones = [...Intl.supportedValuesOf('timeZone'), ...aliases].filter(
    timeZone => ChangeClubInfo.safeParse({ name: 'X', timeZone }).success,
  );
  expect(zones.length).toBeGreaterThan(400);
  await database.asOwner(async sql => {
    for (const zone of zones) await sql`select now() at time zone ${zone}`;
  });
});

it('changes a custom field by its example', async () => {
  await call('POST', '/club/custom-fields', exampleOf(ChangeCustomFieldSchema));
  const one = '/club/custom-fields/trainingGroup';
  expect((await call('PATCH', one, exampleOf(PatchCustomFieldSchema))).status).toBe(204);
  expect(await (await call('GET', one)).json()).toMatchObject({ label: 'Übungsgruppe', isRequired: true });
  expect(await outcomeOf(await call('PATCH', one, { type: 'Text', internalName: 'other' }))).toBe(
    '400 validation internalName type',
  );
});
