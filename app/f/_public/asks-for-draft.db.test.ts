import { encode } from 'next-auth/jwt';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { officeCookieName, officeSecret } from '@/lib/auth/office-cookie';
import { signIn } from '@/lib/services/auth/sign-in';
import { setState } from '@/lib/services/clubs/set-state';
import { createUserWithPassword } from '@/lib/services/users/create-with-password';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { asksForDraft } from './asks-for-draft';
import type { Page } from './serve-page';

let database: TestDatabase;
let club: OfferingClub;
beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db);
});
afterAll(() => database.close());

const url = new URL('http://localhost:3000/f/a/membership?preview=1');
const page = (now: Date): Page => ({
  visitor: {
    db: database.db,
    now,
    requestId: 'r-1',
    locale: 'de',
    actor: { kind: 'Member', ip: '192.0.2.1', userAgent: '' },
  },
  url,
  nonce: '',
  pageQuery: 'preview=1',
  askedLocale: null,
  localeFor: ({ locale }) => locale,
});

it('the draft is for a Manager of the club, and while it is suspended for nobody, without an error', async () => {
  const { db } = database;
  const account = { email: 'editor@club.example', password: 'a long enough password' };
  const names = { firstName: 'Eda', lastName: 'Editor' };
  await createUserWithPassword(club.ctx, { ...account, ...names, role: 'Manager' });
  const { sessionId } = await signIn({ db, now: new Date(), userAgent: 'test' }, account);
  const cookie = await encode({ token: { sid: sessionId }, secret: officeSecret() });
  const request = new Request(url, { headers: { cookie: `${officeCookieName()}=${cookie}` } });
  const isAsked = (afterMs: number) =>
    asksForDraft(request, page(new Date(Date.now() + afterMs)), club.clubId);
  expect(await isAsked(0)).toBe(true);
  await setState(db, club.clubId, { suspendedAt: new Date(), removeAfter: null });
  expect(await isAsked(10_000)).toBe(false);
});
