import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { processConnection } from '@/db/client';
import { mails } from '@/db/schema/mail';
import { submissions } from '@/db/schema/submissions';
import { issueFormToken } from '@/lib/auth/form-token';
import { openContent } from '@/lib/mail/mail-content';
import { setLogo } from '@/lib/services/clubs/set-logo';
import { testDatabase } from '@/testing/db/database';
import { applicationTo, makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { answerApi, callApi } from '@/testing/http/call-api';

let database: Awaited<ReturnType<typeof testDatabase>>;
let club: OfferingClub;

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db);
});
afterAll(async () => {
  await processConnection().close();
  await database.close();
});

const origin = 'http://localhost:3000/api/v1';

async function post(
  body: unknown,
  headers: Record<string, string> = {},
  query = `?club=${club.slug}`,
): Promise<Response> {
  const request = new Request(`${origin}/submits/memberships${query}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return answerApi(request);
}

function token(): string {
  return issueFormToken(club.clubId, new Date(Date.now() - 10_000));
}

const read = (path: string, headers: Record<string, string> = {}) => callApi({ path, headers });

const countSubmissions = () =>
  withClub(club.ctx, tx => tx.$count(submissions, eq(submissions.clubId, club.clubId)));

describe('POST /submits/memberships', () => {
  it('returns 201 with the Location of the new submission', async () => {
    const response = await post(applicationTo(club), {
      'X-Form-Token': await token(),
      Referer: 'https://club.example/join',
    });
    const body = await response.json();
    expect(response.status).toBe(201);
    expect(response.headers.get('location')).toBe(`/api/v1/submits/memberships/${body.id}`);
    expect(body).toMatchObject({ state: 'New', number: expect.any(Number), price: { recurring: 15.5 } });
  });

  it('reports every violation at once: unknown members, wrong types, rules, form token', async () => {
    const body = {
      ...applicationTo(club),
      role: 'Admin',
      gender: 'Robot',
      birthDate: 17,
      city: '',
      familyMembers: [{ firstName: 'A', admin: true }],
    };
    const response = await post(body, { 'Accept-Language': 'de' });
    const problem = await response.json();
    expect(response.status).toBe(400);
    expect(Object.keys(problem.errors).sort()).toEqual(
      [
        'X-Form-Token',
        'birthDate',
        'city',
        'familyMembers',
        'familyMembers[0].admin',
        'gender',
        'role',
      ].sort(),
    );
    expect(problem.errors.city[0]).toContain('fehlt');
  });

  it('returns 400 without a club, also with an Idempotency-Key, and 404 for an unknown one', async () => {
    const body = applicationTo(club);
    const keys: Record<string, string>[] = [{}, { 'Idempotency-Key': 'no-club' }];
    for (const headers of keys) {
      const response = await post(body, headers, '');
      expect(response.status).toBe(400);
      expect(Object.keys((await response.json()).errors)).toEqual(['club']);
    }
    expect((await post(body, {}, '?club=nobody-here')).status).toBe(404);
  });

  it('creates one submission for ten concurrent posts with one Idempotency-Key', async () => {
    const before = await countSubmissions();
    const body = applicationTo(club);
    const headers = { 'X-Form-Token': await token(), 'Idempotency-Key': 'ten-at-once' };
    const responses = await Promise.all(Array.from({ length: 10 }, () => post(body, headers)));
    const statuses = responses.map(({ status }) => status);
    expect(statuses.every(status => status === 201 || status === 409)).toBe(true);
    expect(statuses).toContain(201);
    const again = await post(body, headers);
    expect(again.status).toBe(201);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    const answers = await Promise.all(
      [...responses.filter(({ status }) => status === 201), again].map(one => one.json()),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await countSubmissions()).toBe(before + 1);
    expect((await post({ ...body, firstName: 'Other' }, headers)).status).toBe(422);
  });

  it('creates ten submissions for ten concurrent posts of different people', async () => {
    const before = await countSubmissions();
    const tokens = await Promise.all(Array.from({ length: 10 }, token));
    const responses = await Promise.all(
      tokens.map(one => post(applicationTo(club), { 'X-Form-Token': one })),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
    expect(await countSubmissions()).toBe(before + 10);
  });
});

describe('the public routes', () => {
  it('serve a form whose quote is accepted', async () => {
    const form = await read(`/public/clubs/${club.slug}/forms/membership`);
    expect(form.status).toBe(200);
    expect(form.headers.get('cache-control')).toBe('no-store');
    const { memberships } = await form.json();
    const answer = await callApi({
      method: 'POST',
      path: `/public/clubs/${club.slug}/quote`,
      body: { membershipId: memberships[0].id, birthDate: '1990-02-28' },
    });
    expect(await answer.json()).toMatchObject({ recurring: 12.5, oneTime: 25, firstPayment: 37.5 });
  });

  it.each([
    ['nobody-here', 'membership'],
    ['demo', 'unknown'],
  ])('return 404 for club %s and form %s', async (slug, kind) => {
    expect((await read(`/public/clubs/${slug}/forms/${kind}`)).status).toBe(404);
  });

  it('serve the logo with an immutable cache by its hash, and 304 for a known ETag', async () => {
    const logo = `/public/clubs/${club.slug}/logo`;
    expect((await read(logo)).status).toBe(404);
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"><rect width="8" height="4"/></svg>';
    await setLogo(club.ctx, {
      fileName: 'logo.svg',
      contentType: 'image/svg+xml',
      data: Buffer.from(svg).toString('base64'),
    });
    const plain = await read(logo);
    const etag = plain.headers.get('etag') ?? '';
    expect(plain.headers.get('cache-control')).toBe('public, no-cache');
    expect(
      Buffer.from(await plain.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
    const named = await read(`${logo}?v=${etag.slice(1, 17)}`);
    expect(named.headers.get('cache-control')).toContain('immutable');
    const known = await read(logo, { 'If-None-Match': etag });
    expect([known.status, known.headers.get('cache-control')]).toEqual([304, 'public, no-cache']);
  });

  it('change nothing on GET of a link, confirm on POST, and answer a repeated POST alike', async () => {
    const { id } = await (await post(applicationTo(club), { 'X-Form-Token': await token() })).json();
    const [mail] = await withClub(club.ctx, tx => tx.select().from(mails).where(eq(mails.submissionId, id)));
    const secret = (mail && /confirm\/([\w-]{43})/.exec(openContent(mail).text)?.[1]) ?? '';
    const path = `/public/confirmations/${secret}`;
    for (const method of ['GET', 'HEAD'])
      expect((await callApi({ method, path, headers: { 'Sec-Purpose': 'prefetch' } })).status).toBe(200);
    const [row] = await withClub(club.ctx, tx => tx.select().from(submissions).where(eq(submissions.id, id)));
    expect(row?.state).toBe('New');
    for (let time = 0; time < 2; time += 1) {
      const response = await callApi({ method: 'POST', path });
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ isConfirmed: true, state: 'Confirmed' });
    }
  });
});
