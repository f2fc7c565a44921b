import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { File } from '@/lib/contracts/file';
import { ChangeFormDesign, FormCancellation, FormMembership } from '@/lib/contracts/forms';
import type { Role } from '@/lib/rules/enums';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { makeApiKey } from '@/testing/db/factories';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { type ApiCall, callApi } from '@/testing/http/call-api';

const examples = {
  '/club/membership-form': FormMembership.meta()?.example,
  '/club/cancellation-form': FormCancellation.meta()?.example,
  '/club/form-design': ChangeFormDesign.meta()?.example,
};
const paths = ['/club/membership-form', '/club/cancellation-form', '/club/form-design'] as const;
const image = '/club/form-design/background-image';
const pictureFile = File.meta()?.example;

let database: TestDatabase;
let club: OfferingClub;
const keys: Partial<Record<Role, string>> = {};

beforeAll(async () => {
  database = await testDatabase();
  Object.assign(process.env, { RATE_LIMIT_SCALE: '0' });
  club = await makeOfferingClub(database.db);
  for (const role of ['Manager', 'Clerk', 'Viewer'] as const) keys[role] = await makeApiKey(club, role);
});
afterAll(() => database.close());

const call = (path: string, given: Omit<ApiCall, 'path'> = {}, role: Role = 'Manager') =>
  callApi({ path, token: keys[role] ?? null, ...given });

describe.each(paths)('%s', path => {
  it('answers a change with 200 and the stored record, accepts what was read, and honours If-Match', async () => {
    const first = await call(path);
    const etag = first.headers.get('etag') ?? '';
    const body = examples[path];
    const changed = await call(path, { method: 'POST', body, headers: { 'if-match': etag } });
    expect(changed.status).toBe(200);
    const record = await changed.json();
    expect(record).toMatchObject(Object(body));
    const read = await call(path);
    expect(await read.json()).toEqual(record);
    expect(read.headers.get('etag')).toBe(changed.headers.get('etag'));
    expect((await call(path, { method: 'POST', body: record })).status).toBe(200);
    const late = await call(path, { method: 'POST', body, headers: { 'if-match': etag } });
    expect(late.status).toBe(412);
  });

  it('returns the path of an unknown member', async () => {
    const answer = await call(path, { method: 'POST', body: { ...Object(examples[path]), owner: 1 } });
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).errors)).toEqual(['owner']);
  });

  it('can be read by Viewers and changed by Managers', async () => {
    const body = examples[path];
    expect((await call(path, {}, 'Viewer')).status).toBe(200);
    expect((await call(path, { method: 'POST', body }, 'Clerk')).status).toBe(403);
    expect((await callApi({ path })).status).toBe(401);
    expect((await callApi({ path, method: 'POST', body })).status).toBe(401);
  });
});

describe('POST /club/form-design', () => {
  const post = (body: unknown, path = '/club/form-design', headers: Record<string, string> = {}) =>
    call(path, { method: 'POST', body, headers });

  it("reports dropped rules of the CSS in the caller's language, and accepts the report in a body", async () => {
    const answer = await post({ additionalCss: '.a{color:red;display:none}\n.b{background:url(x)}' });
    const body = await answer.json();
    expect(body.errors.additionalCss).toEqual([
      expect.stringMatching(/^Line 1: display was left out\./),
      expect.stringMatching(/^Line 2: .*nothing may be loaded/),
    ]);
    expect(body.additionalCss).toBe('.form-root .a {\n  color: red;\n}');
    const again = await (await post(body)).json();
    expect(again).not.toHaveProperty('errors');
    expect(again.additionalCss).toBe(body.additionalCss);
    const german = await post({ additionalCss: '@import "x";' }, undefined, { 'accept-language': 'de' });
    expect((await german.json()).errors.additionalCss[0]).toMatch(/^Zeile 1: @import wurde weggelassen/);
  });

  it('stores a preview separately', async () => {
    await post({ presetDesign: 'Minimal' });
    expect((await post({ presetDesign: 'Dark' }, '/club/form-design?preview=true')).status).toBe(200);
    expect((await (await call('/club/form-design')).json()).presetDesign).toBe('Minimal');
    expect((await (await call('/club/form-design?preview=true')).json()).presetDesign).toBe('Dark');
  });

  it.each([
    ['presetDesign', { presetDesign: 'Pink' }],
    ['customDesign', { presetDesign: 'Custom' }],
    ['customDesign.textColor', { customDesign: { textColor: 'red' } }],
    ['customDesign.textColor', { customDesign: { textColor: '#ff' } }],
    ['customDesign.topMargin', { customDesign: { topMargin: 401 } }],
    ['customDesign.borderRadius', { customDesign: { borderRadius: -1 } }],
    ['customDesign.formWidthCustom', { customDesign: { formWidthCustom: Number.MAX_VALUE } }],
    [
      'customDesign.pageBackground.gradientDegree',
      { customDesign: { pageBackground: { gradientDegree: 361 } } },
    ],
    ['customDesign.pageBackground.type', { customDesign: { pageBackground: { type: 'Image' } } }],
    [
      'customDesign.backgroundImageSettings.position',
      { customDesign: { backgroundImageSettings: { position: 'left' } } },
    ],
    ['customDesign.backgroundImageUrl', { customDesign: { backgroundImageUrl: 'http://127.0.0.1/' } }],
    ['customDesign.backgroundImageUrl', { customDesign: { backgroundImageUrl: 'a\u0000' } }],
    ['additionalCss', { additionalCss: 'x'.repeat(20_481) }],
    ['additionalCss', { additionalCss: 'ä'.repeat(10_300) }],
    ['additionalCss', { additionalCss: '\u0000' }],
    ['additionalCss', { additionalCss: '\ud800' }],
    ['additionalCss', { additionalCss: 7 }],
  ])('returns 400 with the path of %s', async (path, body) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).errors)).toEqual([path]);
  });

  it.each(['preview=yes', 'preview=1', 'preview=true&preview=true', 'x=1'])(
    'returns 400 for ?%s',
    async query => {
      expect((await post({}, `/club/form-design?${query}`)).status).toBe(400);
    },
  );
});

describe('/club/cancellation-form', () => {
  it.each([
    ['noticePeriod.value', { noticePeriod: { value: 25, unit: 'Months' } }],
    ['noticePeriod.value', { noticePeriod: { value: -1, unit: 'Months' } }],
    ['noticePeriod.value', { noticePeriod: { value: 1.5, unit: 'Days' } }],
    ['noticePeriod.unit', { noticePeriod: { value: 1, unit: 'Years' } }],
    ['businessYearStartMonth', { businessYearStartMonth: 13 }],
    ['cancellationMode', { cancellationMode: 'Never' }],
    ['reasons[0]', { reasons: [' '] }],
  ])('returns 400 with the path of %s', async (path, body) => {
    const answer = await call('/club/cancellation-form', { method: 'POST', body });
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).errors)).toEqual([path]);
  });
});

describe(image, () => {
  it('stores a picture, serves it publicly with a cache by its content, and removes it', async () => {
    const put = await call(image, { method: 'PUT', body: pictureFile });
    expect(put.status).toBe(200);
    const { url } = await put.json();
    const shown = await callApi({ path: url.slice('/api/v1'.length) });
    expect(shown.status).toBe(200);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const etag = shown.headers.get('etag') ?? '';
    const known = await callApi({ path: url.slice('/api/v1'.length), headers: { 'if-none-match': etag } });
    expect(known.status).toBe(304);
    expect((await callApi({ path: `/public/clubs/${club.slug}/background` })).status).toBe(404);
    expect((await call(image, { method: 'DELETE', headers: { 'if-match': '"x"' } })).status).toBe(412);
    const version = put.headers.get('etag') ?? '';
    expect((await call(image, { method: 'DELETE', headers: { 'if-match': version } })).status).toBe(204);
    expect((await call(image, { method: 'DELETE' })).status).toBe(404);
    expect((await callApi({ path: url.slice('/api/v1'.length) })).status).toBe(404);
  });

  it.each([
    ['data', { ...Object(pictureFile), data: 'AAAA' }],
    ['data', { ...Object(pictureFile), data: 'not base64!' }],
    ['data', { ...Object(pictureFile), data: 'A'.repeat(2_796_208) }],
    ['contentType', { ...Object(pictureFile), contentType: 'text/html' }],
    ['contentType', { ...Object(pictureFile), contentType: 'image/jpeg' }],
    ['fileName', { ...Object(pictureFile), fileName: '' }],
    ['owner', { ...Object(pictureFile), owner: 1 }],
  ])('returns 400 with the path of %s', async (path, body) => {
    const answer = await call(image, { method: 'PUT', body });
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).errors)).toEqual([path]);
  });

  it('accepts up to 3 MiB, from Managers and Admins only', async () => {
    const raw = JSON.stringify({ ...Object(pictureFile), fileName: 'x'.repeat(3 * 1024 * 1024) });
    expect((await call(image, { method: 'PUT', raw })).status).toBe(413);
    expect((await call(image, { method: 'PUT', body: pictureFile }, 'Clerk')).status).toBe(403);
    expect((await call(image, { method: 'DELETE' }, 'Clerk')).status).toBe(403);
  });
});

describe('public forms', () => {
  const form = (kind: string, slug = club.slug) => callApi({ path: `/public/clubs/${slug}/forms/${kind}` });

  it.each(['membership', 'change', 'cancellation'])('serves the %s form to everybody', async kind => {
    const answer = await form(kind);
    expect(answer.status).toBe(200);
    expect((await answer.json()).kind.toLowerCase()).toBe(kind);
  });

  it('returns 404 for an unknown kind or club', async () => {
    for (const answer of [
      await form('party'),
      await form('Membership'),
      await form('membership', 'nowhere'),
    ]) {
      expect(answer.status).toBe(404);
    }
  });
});
