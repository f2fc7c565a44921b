import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { processConnection } from '@/db/client';
import { mails } from '@/db/schema/mail';
import { MembershipSubmission } from '@/lib/contracts/submissions/submissions';
import { openContent } from '@/lib/mail/mail-content';
import { getDataPrivacy } from '@/lib/services/data-privacy/read';
import { getSubmission } from '@/lib/services/submissions/get';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { makeApplication, makeMinorApplication } from '@/testing/db/factories';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { callJson } from '@/testing/http/call-api';

let database: TestDatabase;
let club: OfferingClub;
let other: OfferingClub;

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db);
  other = await makeOfferingClub(database.db);
});
afterAll(async () => {
  await processConnection().close();
  await database.close();
});

const consentOf = async (at: OfferingClub) =>
  (await getDataPrivacy(at.ctx)).privacy.consents.find(({ isActive }) => isActive)?.id ?? '';

/** A minor's application that gives the club's consent; its guardians' tokens and the consent. */
async function consenting() {
  const consent = await consentOf(club);
  const options = { now: new Date() };
  const id = await makeMinorApplication(club, options, { mediaConsents: { [consent]: true } });
  return { id, consent, tokens: await tokensOf(id) };
}

async function tokensOf(id: string): Promise<string[]> {
  const sent = await withClub(club.ctx, tx =>
    tx.select().from(mails).where(eq(mails.submissionId, id)).orderBy(mails.id),
  );
  return sent.flatMap(mail => /confirm\/([\w-]{43})/.exec(openContent(mail).text)?.[1] ?? []);
}

const confirm = (token: string | undefined, body?: unknown) =>
  callJson({ method: 'POST', path: `/public/confirmations/${token}`, body });
const storedOf = async (id: string) =>
  MembershipSubmission.parse(await getSubmission(club.ctx, 'Membership', id));

describe('the confirmation link of a guardian', () => {
  it('withdraws a consent, and takes the record as it was read', async () => {
    const { id, consent, tokens } = await consenting();
    const { mediaConsents } = await storedOf(id);
    expect((await confirm(tokens[0], { mediaConsents })).status).toBe(200);
    expect((await storedOf(id)).mediaConsents).toEqual(mediaConsents);
    const answer = await confirm(tokens[1], { mediaConsents: [{ consentId: consent, isGiven: false }] });
    expect(answer).toMatchObject({ status: 200, record: { isConfirmed: true, state: 'Confirmed' } });
    const { guardians, ...after } = await storedOf(id);
    expect(after.mediaConsents).toMatchObject([{ isGiven: false, withdrawnBy: guardians[1]?.id }]);
    expect((await confirm(tokens[0], { mediaConsents: after.mediaConsents })).status).toBe(200);
  });

  it('answers 400 to anything else, names the field, and confirms nothing', async () => {
    const { id, consent, tokens } = await consenting();
    const [token] = tokens;
    const foreign = await consentOf(other);
    const refused = async (mediaConsents: unknown) => {
      const { status, record } = await confirm(token, { mediaConsents });
      return [status, ...Object.keys(record.errors ?? {})];
    };
    const one = (consentId: string, isGiven: unknown) => [{ consentId, isGiven }];
    expect(await refused(one(foreign, false))).toEqual([400, `mediaConsents.${foreign}`]);
    expect(await refused([...one(foreign, true), ...one(consent, false)])).toEqual([
      400,
      `mediaConsents.${foreign}`,
    ]);
    for (const wrong of [one('x', false), one(consent, 'no'), one(consent, null), [{}], {}, 'x', null])
      expect((await refused(wrong))[0], JSON.stringify(wrong)).toBe(400);
    expect((await refused([...one(consent, false), ...one(consent, false)]))[0]).toBe(400);
    const { state, mediaConsents } = await storedOf(id);
    expect([state, mediaConsents[0]?.isGiven]).toEqual(['New', true]);
    await confirm(token, { mediaConsents: one(consent, false) });
    expect(await refused(one(consent, true))).toEqual([400, `mediaConsents.${consent}`]);
  });

  it('is the only one: that of an applicant withdraws none', async () => {
    const consent = await consentOf(club);
    const id = await makeApplication(club, { mediaConsents: { [consent]: true } }, { now: new Date() });
    const [token] = await tokensOf(id);
    const body = { mediaConsents: [{ consentId: consent, isGiven: false }] };
    const { status, record } = await confirm(token, body);
    expect([status, Object.keys(record.errors)]).toEqual([400, ['mediaConsents']]);
    expect((await confirm(token, { mediaConsents: [] })).status).toBe(200);
  });
});
