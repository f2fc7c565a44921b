import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { env } from '@/lib/env';
import { submissionKinds } from '@/lib/rules/enums';
import { findClubBySlug, requireClubBySlug } from '@/lib/services/clubs/find-by-slug';
import { getMembershipForm } from '@/lib/services/forms/read';
import { getNotificationSettings } from '@/lib/services/notifications/read';
import { acceptInvitation, listInvitations } from '@/lib/services/users/invitations';
import {
  attemptSignIn,
  linkTo,
  makeAccount,
  newPassword,
  password,
  signedIn,
  start,
  systemCtx,
} from '@/testing/auth/accounts';
import { testDatabase } from '@/testing/db/database';
import { refusalOf } from '@/testing/db/factories';
import { openRig, type Rig } from '@/testing/worker/rig';
import { listClubsOfUser } from './queries';
import { resetPassword } from './reset-password';
import { proposeSlug, signUp } from './sign-up';

let rig: Rig;
beforeAll(async () => {
  rig = await openRig(await testDatabase());
});
afterAll(() => rig.close());

let made = 0;

function request(email?: string) {
  made += 1;
  const address = email ?? `founder-${made}@club.example`;
  return { clubName: 'TSV Neu', slug: `neu-${made}`, email: address, firstName: 'Ina', lastName: 'Schulz' };
}
const scope = (isOpen = true) => ({
  db: rig.db,
  now: start,
  requestId: 'test',
  locale: 'de' as const,
  isOpen,
});

describe('signing up', () => {
  it('creates a club whose Admin can sign in once the password is set by the mailed link', async () => {
    const given = request();
    await signUp(scope(), given);
    const clubId = await requireClubBySlug(rig.db, given.slug);
    expect(await attemptSignIn(rig, given)).toBe('Failed');
    const link = await linkTo(rig, clubId, given.email, 'accept-invitation');
    expect(link).toMatchObject({ origin: env().APP_URL, email: given.email });
    await resetPassword(
      { db: rig.db, now: start },
      { email: given.email, resetCode: link.code, newPassword },
    );
    expect(await attemptSignIn(rig, given, { password: newPassword })).toMatchObject({ clubId });
  });

  it('does not open the forms until the club puts them online', async () => {
    const given = request();
    await signUp(scope(), given);
    const clubId = await requireClubBySlug(rig.db, given.slug);
    const { form } = await getMembershipForm(systemCtx(rig.db, clubId));
    expect(form).toMatchObject({ isActive: false, isChangeActive: false });
  });

  it('notifies the first Admin of submissions, also one whose account exists already', async () => {
    for (const account of [null, await makeAccount(rig)]) {
      const given = request(account?.email);
      await signUp(scope(), given);
      const ctx = systemCtx(rig.db, await requireClubBySlug(rig.db, given.slug));
      if (account) {
        const person = (await signedIn(rig, account)).ctx;
        const invited = (await listInvitations(person)).find(({ club }) => club.id === ctx.clubId);
        await acceptInvitation(person, invited?.id ?? '');
      }
      const { users } = await getNotificationSettings(ctx);
      expect(users.map(({ email, kinds }) => [email, kinds])).toEqual([[given.email, submissionKinds]]);
    }
  });

  it('adds a club to an existing account after its consent, and does not change its password', async () => {
    const account = await makeAccount(rig);
    const given = request(account.email);
    await signUp(scope(), given);
    const clubId = await requireClubBySlug(rig.db, given.slug);
    const { ctx } = await signedIn(rig, account);
    const [invitation] = await listInvitations(ctx);
    expect(invitation).toMatchObject({ club: { id: clubId }, role: 'Admin' });
    await acceptInvitation(ctx, invitation?.id ?? '');
    const clubs = (await listClubsOfUser(rig.db, account.id)).map(({ id, role }) => [id, role]);
    expect(clubs).toContainEqual([clubId, 'Admin']);
    expect(await attemptSignIn(rig, account, { password })).toMatchObject({ userId: account.id });
  });

  it('answers 409 for a used slug and creates nothing', async () => {
    const first = request();
    await signUp(scope(), first);
    const second = { ...request(), slug: first.slug };
    expect((await refusalOf(signUp(scope(), second))).code).toBe('already-taken');
    expect(await rig.owner`select 1 from users where email = ${second.email}`).toHaveLength(0);
  });

  it('creates one club for two parallel requests with the same slug', async () => {
    const slug = 'at-once';
    const tries = [signUp(scope(), { ...request(), slug }), signUp(scope(), { ...request(), slug })];
    const settled = await Promise.allSettled(tries);
    expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('is refused if the installation does not allow it, like proposals', async () => {
    const given = request();
    const closed = { code: 'forbidden', message: expect.stringContaining('New clubs cannot be created') };
    const scopeInEnglish = { ...scope(false), locale: 'en' } as const;
    expect(await refusalOf(signUp(scopeInEnglish, given))).toMatchObject(closed);
    expect(await findClubBySlug(rig.db, given.slug)).toBeNull();
    expect(await refusalOf(proposeSlug(scopeInEnglish, 'x'))).toMatchObject(closed);
  });
});

describe('a proposed slug', () => {
  it('is the next free one', async () => {
    const { db } = rig;
    expect(await proposeSlug({ db, locale: 'de', isOpen: true }, 'Grün-Weiß e. V.')).toEqual({
      slug: 'gruen-weiss',
      isTaken: false,
      free: 'gruen-weiss',
    });
    for (const slug of ['gruen-weiss', 'gruen-weiss-2']) await signUp(scope(), { ...request(), slug });
    expect(await proposeSlug({ db, locale: 'de', isOpen: true }, 'Grün-Weiß')).toEqual({
      slug: 'gruen-weiss',
      isTaken: true,
      free: 'gruen-weiss-3',
    });
    expect(await proposeSlug({ db, locale: 'de', isOpen: true }, '???')).toEqual({
      slug: '',
      isTaken: false,
      free: '',
    });
  });
});
