import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '@/db/schema/users';
import { principalOfSession } from '@/lib/auth/authenticate';
import { sendMail } from '@/server/worker/handlers/send-mail';
import {
  attemptSignIn,
  auditOf,
  hourMs,
  joinClub,
  later,
  linkTo,
  mailsTo,
  makeAccount,
  makeClub,
  newPassword,
  password,
  runResetJobs,
  signedIn,
  start,
  systemCtx,
} from '@/testing/auth/accounts';
import { testDatabase } from '@/testing/db/database';
import { refusalOf } from '@/testing/db/factories';
import { withClub } from '@/testing/db/with-club';
import { answerApi } from '@/testing/http/call-api';
import { openRig, type Rig } from '@/testing/worker/rig';
import { queueInvitation } from './account-mails';
import { forgotPassword } from './forgot-password';
import { issueAccountLink } from './issue-account-link';
import { resetPassword } from './reset-password';
import { refreshTokenPair } from './tokens';

let rig: Rig;
beforeAll(async () => {
  rig = await openRig(await testDatabase());
});
afterAll(() => rig.close());

const scope = (now = start) => ({ db: rig.db, now });

async function forget(email: string, now = start, clubId = rig.clubId): Promise<string> {
  await forgotPassword({ db: rig.db, now: start }, email);
  await runResetJobs(rig, now);
  return (await linkTo(rig, clubId, email, 'reset-password')).code;
}

const wrongCode = { code: 'validation', violations: [{ path: 'resetCode', key: 'codeWrong' }] };

function call(path: string, body: unknown): Promise<Response> {
  const request = new Request(`http://localhost:3000/api/v1/auth/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answerApi(request);
}

describe('a forgotten password', () => {
  it("sends a link to the page of this installation, in the user's language", async () => {
    const { email } = await makeAccount(rig);
    await forgotPassword({ db: rig.db, now: start }, ` ${email.toUpperCase()} `);
    await runResetJobs(rig);
    const link = await linkTo(rig, rig.clubId, email, 'reset-password');
    expect(link).toMatchObject({ origin: 'https://eintritt.example', email });
    expect(link.code).toMatch(/^[\w-]{43}$/);
    expect(await mailsTo(rig, rig.clubId, email)).toMatchObject([{ type: 'PasswordReset' }]);
    const [{ text } = { text: '' }] = await mailsTo(rig, rig.clubId, email);
    expect(text).toContain('Hello Petra,');
    expect(text).toContain('11:00');
  });

  it('stores no readable code', async () => {
    const { email } = await makeAccount(rig);
    const code = await forget(email);
    const [stored] = await rig.owner`select jsonb_agg(t) as all from user_tokens t`;
    const [outbox] = await rig.owner`select jsonb_agg(m) as all from mails m`;
    expect(JSON.stringify([stored, outbox, await rig.jobs('mail-password-reset')])).not.toContain(code);
  });

  it('answers the same for an address without an account, and sends no mail', async () => {
    const { email } = await makeAccount(rig);
    const orphan = await makeAccount(rig);
    await rig.owner`update club_users set is_active = false where user_id = ${orphan.id}`;
    for (const given of [email, 'nobody@club.example', orphan.email, 'no address at all', 'a'.repeat(254)]) {
      const before = (await rig.jobs('mail-password-reset')).length;
      const answer = await call('forgot-password', { email: given });
      expect([answer.status, await answer.text()]).toEqual([204, '']);
      expect(await rig.jobs('mail-password-reset')).toHaveLength(before + 1);
    }
    await runResetJobs(rig);
    expect(await mailsTo(rig, rig.clubId, email)).toHaveLength(1);
    expect(await mailsTo(rig, rig.clubId, orphan.email)).toEqual([]);
    expect(await mailsTo(rig, rig.clubId, 'nobody@club.example')).toEqual([]);
  });
});

describe('a new password by a code', () => {
  it('replaces the old one and ends every sign-in, in every club', async () => {
    const account = await makeAccount(rig);
    const otherClub = await makeClub(rig.db, 'Second');
    await joinClub(rig.db, otherClub, account.id, 'Viewer');
    const { ctx, sessionId, tokens } = await signedIn(rig, account);
    const resetCode = await forget(account.email, start, ctx.clubId);
    await resetPassword(scope(), { email: account.email.toUpperCase(), resetCode, newPassword });
    expect(await attemptSignIn(rig, account)).toBe('Failed');
    expect(await attemptSignIn(rig, account, { password: newPassword })).toMatchObject({
      userId: account.id,
    });
    expect(await principalOfSession(rig.db, sessionId, start)).toBeNull();
    expect((await refusalOf(refreshTokenPair(rig.db, tokens.refreshToken, start))).code).toBe(
      'unauthenticated',
    );
    for (const clubId of [rig.clubId, otherClub]) {
      expect(await auditOf(rig, clubId, account.id)).toContain('PasswordChanged');
    }
  });

  it('can be the first one of an invited user and confirms their address', async () => {
    const account = { id: uuid(), email: 'invited@club.example' };
    await rig.db.insert(users).values({ ...account, firstName: 'Ina', lastName: 'Neu', locale: 'en' });
    await joinClub(rig.db, rig.clubId, account.id, 'Clerk');
    const ctx = systemCtx(rig.db, rig.clubId);
    const person = { ...account, firstName: 'Ina', lastName: 'Neu', locale: 'en' } as const;
    await withClub(ctx, tx => queueInvitation(tx, ctx, person));
    const { code: resetCode } = await linkTo(rig, rig.clubId, account.email, 'accept-invitation');
    expect(await attemptSignIn(rig, account, { password: newPassword })).toBe('Failed');
    await resetPassword(scope(later(6 * 24 * hourMs)), { email: account.email, resetCode, newPassword });
    expect(await attemptSignIn(rig, account, { password: newPassword })).toMatchObject({
      clubId: rig.clubId,
    });
    const [row] = await rig.db.select().from(users).where(eq(users.id, account.id));
    expect(row?.emailConfirmedAt).toEqual(later(6 * 24 * hourMs));
  });

  it('does not confirm the address of an invited user if the mail was captured', async () => {
    const account = { id: uuid(), email: 'captured@club.example' };
    await rig.db.insert(users).values({ ...account, firstName: 'Ina', lastName: 'Neu', locale: 'en' });
    await joinClub(rig.db, rig.clubId, account.id, 'Clerk');
    const ctx = systemCtx(rig.db, rig.clubId);
    await withClub(ctx, tx =>
      queueInvitation(tx, ctx, { ...account, firstName: 'Ina', lastName: 'Neu', locale: 'en' }),
    );
    const { code: resetCode } = await linkTo(rig, rig.clubId, account.email, 'accept-invitation');
    const mailId = (await rig.jobs('send-mail')).at(-1)?.payload.mailId ?? '';
    await sendMail(rig.runtime, { clubId: rig.clubId, mailId });
    await resetPassword(scope(), { email: account.email, resetCode, newPassword });
    expect(await attemptSignIn(rig, account, { password: newPassword })).toBe('NotAllowed');
    const [row] = await rig.db.select().from(users).where(eq(users.id, account.id));
    expect(row?.emailConfirmedAt).toBeNull();

    const link = await issueAccountLink(scope(), account.email);
    const code = new URLSearchParams(new URL(link?.url ?? '').hash.slice(1)).get('code') ?? '';
    await resetPassword(scope(), { email: account.email, resetCode: code, newPassword });
    expect(await attemptSignIn(rig, account, { password: newPassword })).toMatchObject({
      clubId: rig.clubId,
    });
  });

  it('works once, also under parallel requests', async () => {
    const { email } = await makeAccount(rig);
    const resetCode = await forget(email);
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, () => resetPassword(scope(), { email, resetCode, newPassword })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const again = resetPassword(scope(), { email, resetCode, newPassword });
    expect(await refusalOf(again)).toMatchObject(wrongCode);
  });

  it('ends the other codes of the user, which are all valid until then', async () => {
    const { email } = await makeAccount(rig);
    const first = await forget(email);
    const second = await forget(email, later(1000));
    await resetPassword(scope(), { email, resetCode: first, newPassword });
    const again = resetPassword(scope(), { email, resetCode: second, newPassword: password });
    expect(await refusalOf(again)).toMatchObject(wrongCode);
  });

  it('is refused with the same response for a code that is unknown, expired or of another user', async () => {
    const one = await makeAccount(rig);
    const other = await makeAccount(rig);
    const resetCode = await forget(one.email);
    const given = { email: one.email, resetCode, newPassword };
    const work = [
      resetPassword(scope(), { ...given, email: other.email }),
      resetPassword(scope(), { ...given, email: 'nobody@club.example' }),
      resetPassword(scope(), { ...given, resetCode: `${resetCode}x` }),
      resetPassword(scope(later(hourMs)), given),
    ];
    for (const refusal of await Promise.all(work.map(refusalOf))) expect(refusal).toMatchObject(wrongCode);
    await resetPassword(scope(later(hourMs - 1)), given);
  });

  it("is refused if it is common or made of the user's names, and the code stays valid", async () => {
    const { email } = await makeAccount(rig);
    const resetCode = await forget(email);
    for (const [typed, key] of [
      ['Passwort1234', 'passwordCommon'],
      ['PetraPerson12', 'passwordPersonal'],
      ['Größenwahn-2026', 'passwordPersonal'],
    ] as const) {
      const refusal = await refusalOf(resetPassword(scope(), { email, resetCode, newPassword: typed }));
      expect(refusal.violations).toEqual([{ path: 'newPassword', key }]);
    }
    await resetPassword(scope(), { email, resetCode, newPassword });
  });

  it.each([
    [{ newPassword: 'elf Zeichen' }, ['newPassword']],
    [{ newPassword: 'x'.repeat(129) }, ['newPassword']],
    [{ newPassword: 'zwölf \u0000 Zeichen lang' }, ['newPassword']],
    [{ newPassword: 'zwölf \ud800 Zeichen lang' }, ['newPassword']],
    [{ resetCode: '' }, ['resetCode']],
    [{ userId: 'x' }, ['userId']],
    [{}, ['resetCode']],
  ])('validates the body as in the contract: %j', async (changes, paths) => {
    const good = { email: 'nobody@club.example', resetCode: 'none', newPassword };
    const answer = await call('reset-password', { ...good, ...changes });
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).errors)).toEqual(paths);
  });
});
