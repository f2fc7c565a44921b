import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { processConnection } from '@/db/client';
import { submissions } from '@/db/schema/submissions';
import { makeFamilyToken, makeStatusToken } from '@/lib/auth/status-token';
import { MembershipSubmission } from '@/lib/contracts/submissions/submissions';
import { getDataPrivacy } from '@/lib/services/data-privacy/read';
import { denySubmission } from '@/lib/services/submissions/decide/deny';
import { getSubmission } from '@/lib/services/submissions/get';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { makeApplication, staffOf } from '@/testing/db/factories';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { callApi, callJson } from '@/testing/http/call-api';

let database: TestDatabase;
let club: OfferingClub;
let other: OfferingClub;

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db, { needConfirmation: false });
  other = await makeOfferingClub(database.db, { needConfirmation: false });
});
afterAll(async () => {
  await processConnection().close();
  await database.close();
});

const unknownConsent = '019a0000-0000-7000-8000-000000000009';
const thomas = {
  firstName: 'Thomas',
  lastName: 'Groß',
  birthDate: '1982-05-03',
  email: 'thomas@example.org',
};
const oma = { ...thomas, firstName: 'Oma', email: 'oma@example.org', birthDate: '1950-01-01' };

const membersOf = async (at: OfferingClub, id: string) =>
  MembershipSubmission.parse(await getSubmission(at.ctx, 'Membership', id)).familyMembers;

/** An application for Thomas and his grandmother, as received now, with the tokens of both. */
async function family(at = club, receivedAt = new Date()) {
  const familyMembers = [{ ...thomas, consentsByLink: true }, oma];
  const id = await makeApplication(at, { membershipId: at.family.id, familyMembers }, { now: receivedAt });
  const tokens = (await membersOf(at, id)).map(({ id: memberId, email }) =>
    makeFamilyToken({ clubId: at.clubId, submissionId: id, memberId }, email),
  );
  return { id, token: tokens[0] ?? '', tokenOfOma: tokens[1] ?? '' };
}

const consentIds = async (at = club) =>
  (await getDataPrivacy(at.ctx)).privacy.consents.filter(({ isActive }) => isActive).map(({ id }) => id);
const read = (token: string, query = '') => callJson({ path: `/public/family/${token}${query}` });
const answer = (token: string, body: unknown, query = '') =>
  callJson({ method: 'POST', path: `/public/family/${token}${query}`, body });
const giving = (ids: readonly string[]) => ({
  mediaConsents: ids.map(consentId => ({ consentId, isGiven: true })),
});

describe('the link of a family member', () => {
  it('shows their own part, and neither the address, nor other people, nor the account', async () => {
    const { token } = await family();
    const { status, record } = await read(token);
    expect(status).toBe(200);
    expect(record).toMatchObject({
      firstName: 'Thomas',
      applicantName: 'Änne Groß',
      consentSource: 'Awaited',
      canAnswer: true,
      clubSlug: club.slug,
      consentsAnsweredAt: null,
    });
    expect(record.mediaConsents.map(({ isGiven }: { isGiven: boolean }) => isGiven)).not.toContain(true);
    for (const secret of ['Oma', '1950', 'example.org', 'iban', 'DE89']) {
      expect(JSON.stringify(record)).not.toContain(secret);
    }
  });

  it('stores each answer, replaces it by the next one, and takes the record as it was read', async () => {
    const { id, token } = await family();
    const [first = ''] = await consentIds();
    const given = await answer(token, giving([first]));
    expect(given).toMatchObject({ status: 200, record: { consentSource: 'Person' } });
    expect(given.record.mediaConsents).toContainEqual(
      expect.objectContaining({ consentId: first, isGiven: true, textVersion: 1 }),
    );
    const again = await answer(token, given.record);
    expect(again.record.mediaConsents).toEqual(given.record.mediaConsents);
    await answer(token, giving([]));
    const [member, grandmother] = await membersOf(club, id);
    expect(member?.mediaConsents?.map(({ isGiven }) => isGiven)).not.toContain(true);
    expect(grandmother).toMatchObject({ consentSource: 'Application', consentsAnsweredAt: null });
  });

  it('has an ETag that a client can send again', async () => {
    const { token } = await family();
    const path = `/public/family/${token}`;
    const etag = (await callApi({ path })).headers.get('etag') ?? '';
    expect((await callApi({ path, headers: { 'If-None-Match': etag } })).status).toBe(304);
  });

  it('is a 404 if it is damaged, of another kind, place or club, for reading and for answering', async () => {
    const { id, token, tokenOfOma } = await family();
    const elsewhere = await family(other);
    const [memberId = ''] = (await membersOf(club, id)).map(one => one.id);
    const place = { clubId: club.clubId, submissionId: id };
    const damaged = [
      `${token.slice(0, -9)}${token.at(-9) === 'A' ? 'B' : 'A'}${token.slice(-8)}`,
      `${tokenOfOma.slice(0, 64)}${token.slice(64)}`,
      makeFamilyToken({ ...place, memberId }, oma.email),
      makeFamilyToken({ ...place, clubId: other.clubId, memberId }, thomas.email),
      makeFamilyToken({ ...place, submissionId: elsewhere.id, memberId }, thomas.email),
      makeStatusToken({ ...place, guardianId: memberId }, thomas.email),
      makeStatusToken({ ...place, guardianId: null }, 'aenne@example.org'),
      ...['x', '%00', '..%2f..', 'a'.repeat(5000), '%F0%9F%98%80'],
    ];
    for (const one of damaged) {
      expect([(await read(one)).status, (await answer(one, giving([]))).status], one).toEqual([404, 404]);
    }
    expect((await membersOf(club, id)).map(({ consentSource }) => consentSource)).toEqual([
      'Awaited',
      'Application',
    ]);
  });

  it.each([
    ['a list', []],
    ['a text', 'mediaConsents'],
    ['without answers', {}],
    ['null', { mediaConsents: null }],
    ['an object of answers', { mediaConsents: { x: true } }],
    ['an answer in words', { mediaConsents: [{ consentId: unknownConsent, isGiven: 'yes' }] }],
    ['an unknown id', giving([unknownConsent])],
    ['no id', giving(['no-id'])],
    ['an unknown member', { mediaConsents: [], admin: true }],
    ['too many answers', giving(Array.from({ length: 101 }, () => crypto.randomUUID()))],
  ])('answers 400 to %s and stores nothing', async (_name, body) => {
    const { id, token } = await family();
    expect((await answer(token, body)).status).toBe(400);
    expect((await membersOf(club, id))[0]).toMatchObject({ consentSource: 'Awaited' });
  });

  it('answers 400 to a consent of another club, twice the same, and an unknown language', async () => {
    const { id, token } = await family();
    const [own = ''] = await consentIds();
    const [foreign = ''] = await consentIds(other);
    const refused = await answer(token, giving([own, foreign]));
    expect([refused.status, Object.keys(refused.record.errors)]).toEqual([400, [`mediaConsents.${foreign}`]]);
    expect((await answer(token, giving([own, own]))).status).toBe(400);
    expect((await answer(token, giving([own]), '?locale=xx')).status).toBe(400);
    expect((await read(token, '?locale=xx')).status).toBe(400);
    expect((await membersOf(club, id))[0]).toMatchObject({ consentSource: 'Awaited' });
  });

  it('refuses a body that is too large, no JSON, or of another type', async () => {
    const { token } = await family();
    const send = async (raw: string, type = 'application/json') =>
      (
        await callApi({
          method: 'POST',
          path: `/public/family/${token}`,
          raw,
          headers: { 'Content-Type': type },
        })
      ).status;
    expect(await send(JSON.stringify({ mediaConsents: [], x: 'x'.repeat(5_000_000) }))).toBe(413);
    expect(await send('{')).toBe(400);
    expect((await answer(token, undefined)).status).toBe(415);
    expect(await send('given=all', 'application/x-www-form-urlencoded')).toBe(415);
  });

  it('is a 409 after a rejection, a 410 90 days after it, and a 404 once the application is anonymised', async () => {
    const long = new Date(Date.now() - 100 * 86_400_000);
    const { id, token } = await family(club, long);
    const clerk = await staffOf(club, 'Clerk');
    await denySubmission({ ...clerk, now: new Date() }, { id, sendEmail: false });
    expect(await read(token)).toMatchObject({ status: 200, record: { canAnswer: false, state: 'Rejected' } });
    expect((await answer(token, giving([]))).status).toBe(409);
    const change = (columns: Partial<typeof submissions.$inferInsert>) =>
      withClub(club.ctx, tx => tx.update(submissions).set(columns).where(eq(submissions.id, id)));
    await change({ decidedAt: new Date(Date.now() - 91 * 86_400_000) });
    expect([(await read(token)).status, (await answer(token, giving([]))).status]).toEqual([410, 410]);
    await change({ anonymizedAt: new Date() });
    expect([(await read(token)).status, (await answer(token, giving([]))).status]).toEqual([404, 404]);
  });
});
