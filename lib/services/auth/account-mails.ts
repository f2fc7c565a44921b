import type { Tx } from '@/db/client';
import type { Ctx } from '@/lib/context';
import type { Locale } from '@/lib/contracts/enums';
import { invitationMs } from '@/lib/contracts/users';
import { env } from '@/lib/env';
import { formatDateTime } from '@/lib/format/format-date';
import { translatorFor } from '@/lib/i18n/translator';
import { requireMailClub } from '@/lib/mail/queries';
import { queueMail } from '@/lib/mail/queue-mail';
import { issueUserToken } from './user-tokens';

const hourMs = 3600 * 1000;

/** How long the links of account mails are good. */
export const accountLinkMs = { passwordReset: hourMs, invitation: invitationMs, emailChange: 24 * hourMs };

export type Recipient = {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly locale: Locale;
};

/**
 * Queues the invitation of a user without a password to `ctx.clubId`: a link, good for 7 days, on which a first
 * password is set. Links of earlier invitations stay good.
 */
export async function queueInvitation(tx: Tx, ctx: Ctx, user: Recipient): Promise<void> {
  const ttlMs = accountLinkMs.invitation;
  const code = await issueUserToken(tx, { userId: user.id, purpose: 'Invitation', now: ctx.now, ttlMs });
  const passwordUrl = accountUrl('accept-invitation', user.email, code);
  const expiresAt = await expiry(tx, ctx, ttlMs, user.locale);
  await queueMail(tx, ctx, { ...head('UserInvitation', user), variables: { passwordUrl, expiresAt } });
}

/** Queues a link, good for an hour, on which a forgotten password is replaced. */
export async function queuePasswordReset(tx: Tx, ctx: Ctx, user: Recipient): Promise<void> {
  const ttlMs = accountLinkMs.passwordReset;
  const code = await issueUserToken(tx, { userId: user.id, purpose: 'PasswordReset', now: ctx.now, ttlMs });
  const passwordUrl = accountUrl('reset-password', user.email, code);
  const expiresAt = await expiry(tx, ctx, ttlMs, user.locale);
  await queueMail(tx, ctx, { ...head('PasswordReset', user), variables: { passwordUrl, expiresAt } });
}

type EmailChange = { readonly newEmail: string; readonly isTaken: boolean };

/**
 * Queues a link, good for a day, to the new address, which confirms it, and a note to the old one. A taken address
 * gets no link.
 */
export async function queueEmailChange(
  tx: Tx,
  ctx: Ctx,
  user: Recipient,
  { newEmail, isTaken }: EmailChange,
): Promise<void> {
  const { name: clubName, addressForm } = await requireMailClub(tx, ctx.clubId);
  const t = translatorFor('mail', { locale: user.locale, addressForm });
  const texts = { newEmail, clubName };
  if (!isTaken) {
    const link = await emailChangeLink(tx, ctx, user, newEmail);
    const variables = { newEmail, message: t('emailChange.confirm', texts), ...link };
    await queueMail(tx, ctx, { ...head('EmailChange', { ...user, email: newEmail }), variables });
  }
  const note = { newEmail, message: t('emailChange.note', texts), confirmationUrl: '', expiresAt: '' };
  await queueMail(tx, ctx, { ...head('EmailChange', user), variables: note });
}

async function emailChangeLink(tx: Tx, ctx: Ctx, { id: userId, locale }: Recipient, newEmail: string) {
  const ttlMs = accountLinkMs.emailChange;
  const code = await issueUserToken(tx, { userId, purpose: 'EmailChange', newEmail, now: ctx.now, ttlMs });
  return {
    confirmationUrl: accountUrl('confirm-email', newEmail, code),
    expiresAt: await expiry(tx, ctx, ttlMs, locale),
  };
}

/** `{APP_URL}/reset-password?email=…&code=…`; the base comes from the configuration alone (threat B6). */
function accountUrl(
  page: 'reset-password' | 'accept-invitation' | 'confirm-email',
  email: string,
  code: string,
): string {
  return `${env().APP_URL}/${page}?${new URLSearchParams({ email, code })}`;
}

async function expiry(tx: Tx, ctx: Ctx, ttlMs: number, locale: Locale): Promise<string> {
  const { timeZone } = await requireMailClub(tx, ctx.clubId);
  return formatDateTime(new Date(ctx.now.getTime() + ttlMs), timeZone, locale);
}

function head<Type extends 'UserInvitation' | 'PasswordReset' | 'EmailChange'>(type: Type, user: Recipient) {
  const name = `${user.firstName} ${user.lastName}`.trim();
  return { type, to: { address: user.email, name }, locale: user.locale, recipientUserId: user.id };
}
