import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ctx } from '@/lib/platform/context';
import { getPublicForm } from '@/lib/services/public-forms/read';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { type ClubPage, findClubPage, type Page } from './serve-page';

let database: TestDatabase;
let club: OfferingClub;
beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db);
});
afterAll(() => database.close());

const page = (): Page => ({
  visitor: {
    db: database.db,
    now: new Date(),
    requestId: 'r-1',
    locale: 'de',
    actor: { kind: 'Member', ip: '192.0.2.1', userAgent: '' },
  },
  url: new URL('http://localhost:3000/status/a'),
  nonce: '',
  pageQuery: '',
  askedLocale: null,
  localeFor: ({ locale }) => locale,
});
const read = async (ctx: Ctx): Promise<ClubPage> => ({
  form: await getPublicForm(ctx, 'Membership'),
  allowedOrigins: [],
});

describe('the design of a message page', () => {
  it('is that of the club with the slug', async () => {
    expect((await findClubPage(page(), club.slug, read))?.form.club.slug).toBe(club.slug);
  });

  it('is omitted, without an error, if no club has the slug', async () => {
    expect(await findClubPage(page(), 'no-such-club', read)).toBeNull();
    expect(await findClubPage(page(), undefined, read)).toBeNull();
  });

  it('is omitted, without an error, if the club cannot be read', async () => {
    const fail = () => Promise.reject(new Error('read failed'));
    expect(await findClubPage(page(), club.slug, fail)).toBeNull();
  });
});
