import { and, eq } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { mails } from '@/db/schema/mail';
import { auditEntries } from '@/db/schema/operations';
import { clubUsers, refreshTokens } from '@/db/schema/users';
import { ChangeClubInfo } from '@/lib/contracts/club';
import { openContent } from '@/lib/mail/mail-content';
import type { Actor, Ctx } from '@/lib/platform/context';
import { AppError } from '@/lib/platform/errors';
import type { Role } from '@/lib/rules/enums';
import { decodeLinkAddress } from '@/lib/rules/format/link-code';
import { signIn } from '@/lib/services/auth/sign-in';
import { issueTokens } from '@/lib/services/auth/tokens';
import { createClub } from '@/lib/services/clubs/create';
import { createUserWithPassword } from '@/lib/services/users/create-with-password';
import { mailPasswordReset } from '@/server/worker/handlers/mail-password-reset';
import { withClub } from '@/testing/db/with-club';
import type { Rig } from '@/testing/worker/rig';

export const password = 'drei Eulen zählen Laub';
export const newPassword = 'vier Igel lesen Zeitung';
export const start = new Date('2026-03-14T09:00:00Z');
export const later = (ms: number) => new Date(start.getTime() + ms);
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;

export type Account = { readonly id: string; readonly email: string };

let made = 0;

/** Creates a user with a password, a confirmed address and a role in the club. */
export async function makeAccount({ db, clubId }: Rig, role: Role = 'Clerk'): Promise<Account> {
  made += 1;
  const email = `person-${made}@club.example`;
  const ctx = systemCtx(db, clubId);
  const names = { firstName: 'Petra', lastName: 'Person' };
  return { id: await createUserWithPassword(ctx, { email, ...names, role, password }), email };
}

export async function makeClub(db: Db, name: string): Promise<string> {
  made += 1;
  return createClub(db, `club-${made}`, ChangeClubInfo.parse({ name }));
}

export function joinClub(db: Db, clubId: string, userId: string, role: Role): Promise<unknown> {
  return withClub({ db, clubId }, tx => tx.insert(clubUsers).values({ clubId, userId, role }));
}

export function systemCtx(db: Db, clubId: string, now = start): Ctx {
  return { db, clubId, actor: { kind: 'System' }, now, requestId: 'test', locale: 'en' };
}

type SecondFactor = { twoFactorCode?: string; twoFactorRecoveryCode?: string };

/** Signs in with the right password unless another is given. Returns the detail of a refusal. */
export async function attemptSignIn(
  { db }: Rig,
  { email }: Pick<Account, 'email'>,
  given: SecondFactor & { password?: string; now?: Date } = {},
) {
  const { now = start, password: typed = password, ...factor } = given;
  const scope = { db, now, userAgent: 'test' };
  return signIn(scope, { email, password: typed, ...factor }).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'unauthenticated') return `${error.extra.detail}`;
    throw error;
  });
}

/** Signs in. Returns the context of the session and its tokens. */
export async function signedIn(rig: Rig, account: Account, role: Role = 'Clerk', now = start) {
  const session = await attemptSignIn(rig, account, { now });
  if (typeof session === 'string') throw new Error(`not signed in: ${session}`);
  const { sessionId, clubId } = session;
  const actor: Actor = { kind: 'User', id: account.id, role, sessionId };
  const ctx: Ctx = { ...systemCtx(rig.db, clubId, now), actor };
  return { ctx, sessionId, tokens: await issueTokens(rig.db, sessionId, now) };
}

/** Runs the jobs of forgotten passwords that no earlier call has run. */
export async function runResetJobs(rig: Rig, now = start): Promise<void> {
  const jobs = await rig.jobs('mail-password-reset');
  const done = jobsDone.get(rig) ?? 0;
  jobsDone.set(rig, jobs.length);
  for (const { payload } of jobs.slice(done)) {
    await mailPasswordReset({ ...rig.runtime, now: () => now }, payload);
  }
}
const jobsDone = new WeakMap<Rig, number>();

/** Lists the outbox mails of a club to an address, oldest first. */
export async function mailsTo({ db }: Rig, clubId: string, address: string) {
  const rows = await withClub({ db, clubId }, tx =>
    tx
      .select()
      .from(mails)
      .where(and(eq(mails.clubId, clubId), eq(mails.toAddress, address)))
      .orderBy(mails.id),
  );
  return rows.map(row => ({ type: row.type, subject: row.subject, ...openContent(row) }));
}

/** Returns the parameters of the last link to a page in the newest mail. */
export async function linkTo(rig: Rig, clubId: string, address: string, page: string) {
  const { text = '' } = (await mailsTo(rig, clubId, address)).at(-1) ?? {};
  const link = new URL(new RegExp(`https://\\S+/${page}#\\S+`).exec(text)?.[0] ?? 'about:blank');
  const named = new URLSearchParams(link.hash.slice(1));
  return {
    origin: link.origin,
    email: decodeLinkAddress(named.get('for') ?? ''),
    code: named.get('code') ?? '',
  };
}

/** Lists the audited actions of a club about an account, oldest first. */
export async function auditOf({ db }: Rig, clubId: string, userId: string): Promise<string[]> {
  const rows = await withClub({ db, clubId }, tx =>
    tx
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.clubId, clubId), eq(auditEntries.recordId, userId)))
      .orderBy(auditEntries.id),
  );
  return rows.map(({ action }) => action);
}

export function countRefreshTokens({ db }: Rig, sessionId: string): Promise<number> {
  return db.$count(refreshTokens, eq(refreshTokens.sessionId, sessionId));
}
