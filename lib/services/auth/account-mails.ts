import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '@/db/client';
import { invitationMs } from '@/lib/contracts/users';
import { env } from '@/lib/env';
import { spendInvitation } from '@/lib/mail/mail-budget';
import { findStaffRecipient, requireMailClub } from '@/lib/mail/queries';
import { queueMail } from '@/lib/mail/queue-mail';
import type { Ctx } from '@/lib/platform/context';
import { translatorFor } from '@/lib/platform/i18n/translator';
import type { Locale } from '@/lib/rules/enums';
import { formatDateTime } from '@/lib/rules/format/format-date';
import { encodeLinkAddress } from '@/lib/rules/format/link-code';
import { createUserToken } from './user-token-queries';

const hourMs = 3600 * 1000;

/** Validity of the links in account mails. */
export const accountLinkMs = { passwordReset: hourMs, invitation: invitationMs, emailChange: 24 * hourMs };

export type Recipient = {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly locale: Locale;
};

/**
 * Queues the invitation to `ctx.clubId` for a user without a password: a link, valid for 7 days, that sets the first
 * password. Links of earlier invitations stay valid. Throws 429 for an address that all clubs together invited three
 * times within an hour or six times within a day.
 */
export async function queueInvitation(tx: Tx, ctx: Ctx, user: Recipient): Promise<void> {
  await spendInvitation(ctx.db, user.email);
  const ttlMs = accountLinkMs.invitation;
  const mail = { id: uuidv7(), clubId: ctx.clubId };
  const token = { userId: user.id, purpose: 'Invitation', mail, now: ctx.now, ttlMs } as const;
  const code = await createUserToken(tx, token);
  const passwordUrl = accountUrl('accept-invitation', user.email, code);
  const expiresAt = await expiry(tx, ctx, ttlMs, user.locale);
  await queueMail(tx, ctx, {
    ...head('UserInvitation', user),
    id: mail.id,
    variables: { passwordUrl, expiresAt, message: await inviterLine(tx, ctx, user.locale) },
  });
}

/** Says who invites; empty if a program does. */
async function inviterLine(tx: Tx, { actor, clubId }: Ctx, locale: Locale): Promise<string> {
  const inviter = actor.kind === 'User' ? await findStaffRecipient(tx, clubId, actor.id) : null;
  if (!inviter) return '';
  const { addressForm } = await requireMailClub(tx, clubId);
  const name = `${inviter.firstName} ${inviter.lastName}`.trim();
  return translatorFor('mail', { locale, addressForm })('invitedBy', { name });
}

/** Returns the link of an invitation to `ctx.clubId` for an Admin to hand over, valid for 7 days. */
export async function handOverInvitation(tx: Tx, ctx: Ctx, user: Recipient): Promise<string> {
  const handedOverBy = ctx.clubId;
  const token = { userId: user.id, purpose: 'Invitation', handedOverBy, now: ctx.now } as const;
  const code = await createUserToken(tx, { ...token, ttlMs: accountLinkMs.invitation });
  return accountUrl('accept-invitation', user.email, code);
}

/** Queues a link, valid for an hour, that replaces a forgotten password. */
export async function queuePasswordReset(tx: Tx, ctx: Ctx, user: Recipient): Promise<void> {
  const ttlMs = accountLinkMs.passwordReset;
  const mail = { id: uuidv7(), clubId: ctx.clubId };
  const token = { userId: user.id, purpose: 'PasswordReset', mail, now: ctx.now, ttlMs } as const;
  const code = await createUserToken(tx, token);
  const passwordUrl = accountUrl('reset-password', user.email, code);
  const expiresAt = await expiry(tx, ctx, ttlMs, user.locale);
  await queueMail(tx, ctx, {
    ...head('PasswordReset', user),
    id: mail.id,
    variables: { passwordUrl, expiresAt },
  });
}

/** Queues a mail to the owner of a locked account. It contains no link into the account. */
export async function queueLockMail(tx: Tx, ctx: Ctx, user: Recipient): Promise<void> {
  await queueMail(tx, ctx, {
    ...head('PasswordReset', user),
    notice: 'AccountLocked',
    variables: { pageUrl: `${env().APP_URL}/forgot-password` },
  });
}

type EmailChange = { readonly newEmail: string; readonly isTaken: boolean };

/**
 * Queues a link, valid for a day, that confirms the new address, and a notice to the old one. An address with an
 * account gets no link. The outbox does not name the user as recipient of the link: only the reader of the new address
 * may use it.
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
    const { recipientUserId: _unproven, ...mail } = head('EmailChange', { ...user, email: newEmail });
    await queueMail(tx, ctx, { ...mail, variables });
  }
  const note = { newEmail, message: t('emailChange.note', texts), confirmationUrl: '', expiresAt: '' };
  await queueMail(tx, ctx, { ...head('EmailChange', user), variables: note });
}

async function emailChangeLink(tx: Tx, ctx: Ctx, { id: userId, locale }: Recipient, newEmail: string) {
  const ttlMs = accountLinkMs.emailChange;
  const code = await createUserToken(tx, { userId, purpose: 'EmailChange', newEmail, now: ctx.now, ttlMs });
  return {
    confirmationUrl: accountUrl('confirm-email', newEmail, code),
    expiresAt: await expiry(tx, ctx, ttlMs, locale),
  };
}

/**
 * `{APP_URL}/reset-password#for=…&code=…`. Browsers do not send the fragment to a server, so no log contains the
 * code. The base URL comes only from the configuration (threat B6).
 */
export function accountUrl(
  page: 'reset-password' | 'accept-invitation' | 'confirm-email',
  email: string,
  code: string,
): string {
  return `${env().APP_URL}/${page}#${new URLSearchParams({ for: encodeLinkAddress(email), code })}`;
}

async function expiry(tx: Tx, ctx: Ctx, ttlMs: number, locale: Locale): Promise<string> {
  const { timeZone } = await requireMailClub(tx, ctx.clubId);
  return formatDateTime(new Date(ctx.now.getTime() + ttlMs), timeZone, locale);
}

function head<Type extends 'UserInvitation' | 'PasswordReset' | 'EmailChange'>(type: Type, user: Recipient) {
  const name = `${user.firstName} ${user.lastName}`.trim();
  return {
    type,
    to: { address: user.email, name, firstName: user.firstName },
    locale: user.locale,
    recipientUserId: user.id,
  };
}
