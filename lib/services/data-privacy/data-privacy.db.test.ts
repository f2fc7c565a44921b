import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ChangeDataPrivacySchema } from '@/lib/contracts/data-privacy';
import { MembershipSubmission } from '@/lib/contracts/submissions/submissions';
import { updateDataPrivacy } from '@/lib/services/data-privacy/update';
import { getPublicForm } from '@/lib/services/public-forms/read';
import { getSubmission } from '@/lib/services/submissions/get';
import { auditOf } from '@/testing/db/audit-of';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { makeApplication, refusalOf, staffOf } from '@/testing/db/factories';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { getDataPrivacy } from './read';

let database: TestDatabase;
let club: OfferingClub;
let other: OfferingClub;
beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db);
  other = await makeOfferingClub(database.db);
});
afterAll(() => database.close());

const read = async () => (await getDataPrivacy(club.ctx)).privacy;
const update = (given: Record<string, unknown>, precondition: string[] | null = null) =>
  updateDataPrivacy(club.ctx, ChangeDataPrivacySchema.parse(given), precondition);

describe('data privacy', () => {
  it('accepts its own response and raises the version and its ETag', async () => {
    const before = await getDataPrivacy(club.ctx);
    const after = await update(before.privacy, [`"v${before.version}"`]);
    expect(after).toEqual({ privacy: before.privacy, version: before.version + 1 });
    expect(await getDataPrivacy(club.ctx)).toEqual(after);
    const late = update(before.privacy, [`"v${before.version}"`]);
    expect((await refusalOf(late)).code).toBe('precondition-failed');
    expect((await auditOf(club.ctx, 'DataPrivacy')).at(-1)).toMatchObject({
      action: 'Updated',
      details: { changed: [] },
    });
  });

  it('stores the consents whose ids are sent, in the sent order', async () => {
    const before = await read();
    const [website, press] = before.consents;
    const { privacy } = await update({
      ...before,
      consents: [press, { mediaType: 'Print', label: 'Zeitung' }, website],
    });
    expect(privacy.consents.map(({ id }) => id)).toEqual([press?.id, privacy.consents[1]?.id, website?.id]);
    expect(await read()).toEqual(privacy);
    const asked = (await getPublicForm(club.memberCtx, 'Membership')).consents.map(({ label }) => label);
    expect(asked).toEqual(['Zeitung', 'Fotos auf der Website']);
  });

  it('raises the version of a text only if label or wording change', async () => {
    const before = await read();
    const consents = before.consents.map((consent, index) => ({
      ...consent,
      ...(index === 0 ? { text: 'Neue Worte', textVersion: 99 } : { isActive: true }),
    }));
    const { privacy } = await update({ ...before, consents });
    expect(privacy.consents.map(({ textVersion }) => textVersion)).toEqual([2, 1, 1]);
    const relabelled = privacy.consents.map(consent => ({ ...consent, label: `${consent.label} 2` }));
    const again = await update({ ...privacy, consents: relabelled });
    expect(again.privacy.consents.map(({ textVersion }) => textVersion)).toEqual([3, 2, 2]);
  });

  it('does not change submissions when consents are reworded or removed', async () => {
    const own = await makeOfferingClub(database.db);
    const before = (await getDataPrivacy(own.ctx)).privacy;
    const [consent] = before.consents;
    const id = await makeApplication(own, { mediaConsents: { [consent?.id ?? '']: true } });
    await updateDataPrivacy(own.ctx, ChangeDataPrivacySchema.parse({ ...before, consents: [] }));
    const { mediaConsents } = MembershipSubmission.parse(
      await getSubmission(await staffOf(own, 'Clerk'), 'Membership', id),
    );
    expect(mediaConsents).toMatchObject([
      { consentId: consent?.id, label: consent?.label, textVersion: 1, isGiven: true },
    ]);
    const stale = makeApplication(own, { mediaConsents: { [consent?.id ?? '']: true } });
    expect((await refusalOf(stale)).violations).toMatchObject([{ key: 'consentUnknown' }]);
  });

  it('reports unknown and repeated ids', async () => {
    const before = await read();
    const [consent] = before.consents;
    const foreign = (await getDataPrivacy(other.ctx)).privacy.consents[0];
    const refused = await refusalOf(update({ ...before, consents: [consent, foreign, consent] }));
    expect(refused.violations).toEqual([
      { path: 'consents[1].id', key: 'unknownId' },
      { path: 'consents[2].id', key: 'duplicate' },
    ]);
    expect(await read()).toEqual(before);
  });

  it('gives a new club default periods', async () => {
    expect((await getDataPrivacy(other.ctx)).privacy.retention).toEqual({
      unconfirmedDays: 30,
      rejectedDays: 180,
      acceptedDays: 0,
      evidenceDays: 0,
    });
  });
});
