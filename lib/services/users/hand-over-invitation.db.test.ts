import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Ctx } from '@/lib/platform/context';
import { resetPassword } from '@/lib/services/auth/reset-password';
import {
  attemptSignIn,
  auditOf,
  makeAccount,
  makeClub,
  newPassword,
  signedIn,
  start,
  systemCtx,
} from '@/testing/auth/accounts';
import { testDatabase } from '@/testing/db/database';
import { refusalOf } from '@/testing/db/factories';
import { openRig, type Rig } from '@/testing/worker/rig';
import { createUser } from './create';
import { handOverInvitation } from './hand-over-invitation';
import { listInvitations } from './invitations';

let rig: Rig;
let admin: Ctx;
beforeAll(async () => {
  rig = await openRig(await testDatabase());
  admin = (await signedIn(rig, await makeAccount(rig, 'Admin'), 'Admin')).ctx;
});
afterAll(() => rig.close());

let made = 0;
async function invite(ctx = admin, email = `handed-${++made}@club.example`) {
  const person = { email, firstName: 'Ina', lastName: 'Schulz', role: 'Clerk' } as const;
  return createUser(ctx, person);
}

const codeOf = (url: string) => new URLSearchParams(new URL(url).hash.slice(1)).get('code') ?? '';
const setPassword = (email: string, url: string) =>
  resetPassword({ db: rig.db, now: start }, { email, resetCode: codeOf(url), newPassword });

it('a person signs in with the password that was set by a handed over link, and the audit log names the act', async () => {
  const { id, email } = await invite();
  const { url, expiresAt } = await handOverInvitation(admin, id);
  expect(new URL(url).pathname).toBe('/accept-invitation');
  expect(expiresAt).toBe('2026-03-21T09:00:00.000Z');
  await setPassword(email, url);
  expect(await attemptSignIn(rig, { email }, { password: newPassword })).toMatchObject({
    clubId: rig.clubId,
  });
  expect(await auditOf(rig, rig.clubId, id)).toContain('Invited');
});

it('a handed over link works once, and only for its own address', async () => {
  const { id, email } = await invite();
  const { url } = await handOverInvitation(admin, id);
  expect(await refusalOf(setPassword('stranger@club.example', url))).toMatchObject({ code: 'validation' });
  await setPassword(email, url);
  expect(await refusalOf(setPassword(email, url))).toMatchObject({ code: 'validation' });
});

it('an address that an Admin vouched for gets no invitation of another club', async () => {
  const { id, email } = await invite();
  await setPassword(email, (await handOverInvitation(admin, id)).url);
  const otherClub = await makeClub(rig.db, 'TSV Anderswo');
  await invite(systemCtx(rig.db, otherClub), email);
  const session = await attemptSignIn(rig, { email }, { password: newPassword });
  const sessionId = typeof session === 'string' ? '' : session.sessionId;
  const ctx: Ctx = {
    ...systemCtx(rig.db, rig.clubId),
    actor: { kind: 'User', id, role: 'Clerk', sessionId },
  };
  expect(await listInvitations(ctx)).toEqual([]);
});

it('a handed over link changes nothing of an account that exists', async () => {
  const otherClub = await makeClub(rig.db, 'TSV Woanders');
  const owner = await makeAccount({ ...rig, clubId: otherClub });
  const { id } = await invite(admin, owner.email);
  const { url } = await handOverInvitation(admin, id);
  expect(await refusalOf(setPassword(owner.email, url))).toMatchObject({ code: 'validation' });
  expect(await attemptSignIn(rig, owner, { password: newPassword })).toBe('Failed');
  expect(await attemptSignIn(rig, owner)).toMatchObject({ clubId: otherClub });
});

it('no link is handed over for an accepted invitation, for a person of another club, or to an API key', async () => {
  const { id, email } = await invite();
  await setPassword(email, (await handOverInvitation(admin, id)).url);
  expect(await refusalOf(handOverInvitation(admin, id))).toMatchObject({ code: 'state-conflict' });
  const stranger = await invite(systemCtx(rig.db, await makeClub(rig.db, 'TSV Fern')));
  expect(await refusalOf(handOverInvitation(admin, stranger.id))).toMatchObject({ code: 'not-found' });
  const waiting = await invite();
  const key = { ...admin, actor: { kind: 'ApiKey', id: waiting.id, role: 'Admin' } } as const;
  expect(await refusalOf(handOverInvitation(key, waiting.id))).toMatchObject({ code: 'forbidden' });
});
