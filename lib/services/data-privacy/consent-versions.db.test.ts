import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ChangeDataPrivacySchema } from '@/lib/contracts/data-privacy';
import { updateDataPrivacy } from '@/lib/services/data-privacy/update';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { refusalOf } from '@/testing/db/factories';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { getDataPrivacy, listConsentVersions } from './read';

let database: TestDatabase;
let club: OfferingClub;
let other: OfferingClub;
beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db);
  other = await makeOfferingClub(database.db);
});
afterAll(() => database.close());

const day = (date: string) => ({ ...club.ctx, now: new Date(`${date}T12:00:00.000Z`) });
const versionsOf = (consentId: string, limit = 50, cursor?: string) =>
  listConsentVersions(club.ctx, { limit, consentId, ...(cursor ? { cursor } : {}) });

describe('versions of consents', () => {
  it('store every wording with its period, also after the consent was removed', async () => {
    const { privacy } = await getDataPrivacy(club.ctx);
    const consent = privacy.consents[0];
    const consentId = consent?.id ?? '';
    const withConsents = (consents: unknown[]) => ChangeDataPrivacySchema.parse({ ...privacy, consents });
    await updateDataPrivacy(day('2031-01-01'), withConsents([{ ...consent, text: 'Neue Worte' }]));
    await updateDataPrivacy(
      day('2031-02-01'),
      withConsents([{ ...consent, text: 'Neue Worte', isRequired: true }]),
    );
    await updateDataPrivacy(day('2031-03-01'), withConsents([]));

    const { items, totalCount } = await versionsOf(consentId);
    expect(items).toEqual([
      {
        consentId,
        textVersion: 2,
        label: consent?.label,
        text: 'Neue Worte',
        validFrom: '2031-01-01T12:00:00.000Z',
        validUntil: '2031-03-01T12:00:00.000Z',
      },
      {
        consentId,
        textVersion: 1,
        label: consent?.label,
        text: consent?.text,
        validFrom: club.ctx.now.toISOString(),
        validUntil: '2031-01-01T12:00:00.000Z',
      },
    ]);
    expect(totalCount).toBe(2);
  });

  it('are paged, the latest wording first', async () => {
    const all = await listConsentVersions(club.ctx, { limit: 50 });
    const first = await listConsentVersions(club.ctx, { limit: 1 });
    const second = await listConsentVersions(club.ctx, { limit: 50, cursor: first.nextCursor ?? '' });
    expect([...first.items, ...second.items]).toEqual(all.items);
    expect(second.nextCursor).toBeNull();
    const foreign = listConsentVersions(other.ctx, { limit: 1, cursor: first.nextCursor ?? '' });
    expect((await refusalOf(foreign)).code).toBe('bad-query');
  });

  it('are separate for each club', async () => {
    const { items } = await listConsentVersions(other.ctx, { limit: 50 });
    const mine = new Set(
      (await listConsentVersions(club.ctx, { limit: 50 })).items.map(one => one.consentId),
    );
    expect(items.filter(({ consentId }) => mine.has(consentId))).toEqual([]);
    expect(items.length).toBeGreaterThan(0);
  });
});
