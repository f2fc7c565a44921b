import { afterAll, beforeAll, expect, it } from 'vitest';
import { attemptSignIn, makeAccount, newPassword, start, systemCtx } from '@/testing/auth/accounts';
import { testDatabase } from '@/testing/db/database';
import { withClub } from '@/testing/db/with-club';
import { openRig, type Rig } from '@/testing/worker/rig';
import { queueEmailChange } from './account-mails';
import { confirmEmail } from './confirm-email';
import { issueAccountLink } from './issue-account-link';
import { resetPassword } from './reset-password';

let rig: Rig;
beforeAll(async () => {
  rig = await openRig(await testDatabase());
});
afterAll(() => rig.close());

const scope = () => ({ db: rig.db, now: start });
const codeIn = (url: string) => new URLSearchParams(new URL(url).hash.slice(1)).get('code') ?? '';

it('issueAccountLink returns a link that replaces an existing password', async () => {
  const account = await makeAccount(rig);
  const link = await issueAccountLink(scope(), account.email.toUpperCase());
  expect(link).toMatchObject({ purpose: 'PasswordReset' });
  await resetPassword(scope(), {
    email: account.email,
    resetCode: codeIn(link?.url ?? ''),
    newPassword,
  });
  expect(await attemptSignIn(rig, account, { password: newPassword })).toMatchObject({ userId: account.id });
});

it('issueAccountLink returns a link that confirms a requested new address', async () => {
  const account = await makeAccount(rig);
  const ctx = systemCtx(rig.db, rig.clubId);
  const user = { ...account, firstName: 'Petra', lastName: 'Person', locale: 'de' } as const;
  const newEmail = 'moved@club.example';
  await withClub(ctx, tx => queueEmailChange(tx, ctx, user, { newEmail, isTaken: false }));
  const link = await issueAccountLink(scope(), newEmail);
  expect(link).toMatchObject({ purpose: 'EmailChange' });
  await confirmEmail(scope(), { email: newEmail, code: codeIn(link?.url ?? '') });
  expect(await attemptSignIn(rig, { email: newEmail })).toMatchObject({ userId: account.id });
});

it('issueAccountLink returns null for an address without an account', async () => {
  expect(await issueAccountLink(scope(), 'nobody@club.example')).toBeNull();
});
