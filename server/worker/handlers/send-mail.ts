import { withClub } from '@/db/client';
import { issueNotificationsOffToken } from '@/lib/auth/notifications-off-token';
import { env } from '@/lib/env';
import { type NewAttachment, openAttachments } from '@/lib/mail/attachments';
import { logoContentId } from '@/lib/mail/html-body';
import { isYoung, spendMailBudget, type UsedBudget } from '@/lib/mail/mail-budget';
import { openContent } from '@/lib/mail/mail-content';
import type { MailFailure } from '@/lib/mail/mail-failure';
import type { MailServer, OutgoingMail } from '@/lib/mail/mailer';
import { nextMailAttemptAt } from '@/lib/mail/next-attempt-at';
import {
  findMailLogo,
  findNextAttemptAt,
  findStaffRecipient,
  isConfirmedRecipient,
  leaseMail,
  type MailClub,
  renewLease,
  requireMailClub,
  type StoredMail,
  updateMail,
} from '@/lib/mail/queries';
import { queueBudgetNotice } from '@/lib/mail/queue-budget-notice';
import { findClubSmtp } from '@/lib/mail/smtp-settings';
import { systemCtx } from '@/lib/platform/context';
import { log } from '@/lib/platform/log';
import { mailAttempts } from '@/lib/platform/metrics';
import { endOutage, noteOutage } from '@/lib/platform/outages/note-outage';
import type { JobPayload } from '@/lib/queue/definitions';
import { enqueue } from '@/lib/queue/enqueue';
import { accountMailTypes } from '@/lib/rules/enums';
import { recordHistory } from '@/lib/services/submissions/record-history';
import { inSpan, markFailed, startSpan } from '@/lib/tracing';
import type { JobRuntime } from '@/server/worker/runtime';

const leaseSeconds = 30;
const renewEveryMs = 10_000;
const sendTimeoutMs = 90_000;
const postponeSpreadMs = 60_000;
/** Validity of links in mails. */
const postponeMaxMs = 14 * 24 * 3_600_000;

/**
 * Makes one attempt of one outbox mail and enqueues the next one if it failed. A sent mail is not sent again, and
 * attempts of one mail never overlap. Only a process that dies between the server's acceptance and the commit sends a
 * mail twice, with the same Message-ID.
 */
export async function sendMail(
  runtime: JobRuntime,
  { clubId, mailId }: JobPayload<'send-mail'>,
): Promise<void> {
  const scope = { db: runtime.db, clubId };
  const leased = await withClub(scope, async tx => {
    const mail = await leaseMail(tx, clubId, mailId, leaseSeconds);
    if (mail && (await isForLeaver(tx, mail))) {
      await updateMail(tx, mail, { state: 'Failed', lastError: 'RecipientLeft', nextAttemptAt: null });
      return null;
    }
    if (mail) {
      const server = await findServer(tx, mail);
      const attachments = server ? await openAttachments(tx, { clubId, mailId }) : [];
      const club = await requireMailClub(tx, clubId);
      const isConfirmed = await isConfirmedRecipient(tx, mail);
      const logo = server ? await findMailLogo(tx, clubId) : null;
      return { mail, club, server, isConfirmed, attachments, logo };
    }
    // Its holder may have died: run again when the lease ends. If the holder lives, that run finds the mail sent.
    const startAfter = await findNextAttemptAt(tx, clubId, mailId);
    if (startAfter) await enqueue(tx, 'send-mail', { clubId, mailId }, { startAfter });
    return null;
  });
  if (!leased) return;
  const { mail, club, server, isConfirmed, attachments, logo } = leased;
  const isCounted = server !== null && mail.attempts === 0 && mail.topic !== 'MailBudget';
  const counted = { ...mail, club, isConfirmed, now: runtime.now() };
  const usedUp = isCounted ? await spendMailBudget(runtime.db, counted) : null;
  if (usedUp) {
    await withClub(scope, tx => postpone({ runtime, tx, mail }, usedUp));
    if (usedUp.reason === 'ClubLimit') await noteHeldBack(runtime, counted, usedUp);
    return;
  }
  const failure = server ? await sendLeased(runtime, { mail, club, attachments, logo }, server) : null;
  if (server?.kind === 'Installation') await noteMailServer(runtime, failure);
  await withClub(scope, tx => recordAttempt({ runtime, tx, mail, failure, isCaptured: server === null }));
}

async function noteHeldBack(
  { db, now }: JobRuntime,
  { club, clubId }: { readonly club: MailClub; readonly clubId: string },
  { waitMs }: UsedBudget,
): Promise<void> {
  const budget = isYoung(club, now()) ? 'of its first week (NEW_CLUB_DAILY_MAILS)' : 'of a day';
  const text = `Mails of the club ${clubId} wait, because its budget ${budget} is used up`;
  await noteOutage(db, 'MailHeldBack', { text, now: now(), until: new Date(now().getTime() + waitMs) });
}

/** A refusal of one mail says nothing about the server. */
const isOfMail = /^(Rejected|Deferred|AddressInvalid)/;

/** Makes known whether the installation's mail server takes mails. */
async function noteMailServer({ db, now }: JobRuntime, failure: MailFailure | null): Promise<void> {
  if (!failure || isOfMail.test(failure.message)) return endOutage(db, 'Mail');
  const text = `The server of SMTP_URL does not take mails (${failure.message}): check address, user and password. Mails wait and are tried again for a day`;
  await noteOutage(db, 'Mail', { text, now: now() });
}

type Tx = Parameters<Parameters<typeof withClub>[1]>[0];

/**
 * Returns the club's mail server, else the installation's. Account mails never go by a club's server: their links open
 * other clubs too, and the club's Managers could read them there (ADR 0018).
 */
async function findServer(tx: Tx, { clubId, type }: StoredMail): Promise<MailServer | null> {
  const url = env().SMTP_URL;
  const installation = url ? ({ kind: 'Installation', url } as const) : null;
  if (accountMailTypes.includes(type)) return installation;
  const settings = await findClubSmtp(tx, clubId);
  return settings ? { kind: 'Club', settings } : installation;
}

/** Whether it is a staff notification for a user who no longer belongs to the club. */
async function isForLeaver(tx: Tx, { clubId, type, recipientUserId }: StoredMail): Promise<boolean> {
  if (type !== 'StaffNotification' || recipientUserId === null) return false;
  return (await findStaffRecipient(tx, clubId, recipientUserId)) === null;
}

/**
 * Postpones a mail until the budgets of its recipient and its club allow it; after 14 days it fails. Notifies Admins of
 * a used club budget. The random delay keeps waiting mails from starting all at once.
 */
async function postpone(
  { runtime, tx, mail }: Pick<Attempt, 'runtime' | 'tx' | 'mail'>,
  { reason, waitMs }: UsedBudget,
): Promise<void> {
  const now = runtime.now();
  const { clubId, id: mailId } = mail;
  const startAfter = new Date(now.getTime() + waitMs + Math.floor(runtime.random() * postponeSpreadMs));
  const isOfUse = startAfter.getTime() - mail.createdAt.getTime() < postponeMaxMs;
  mailAttempts.inc({ result: 'HeldBack' });
  const isOurs = await updateMail(tx, mail, {
    state: isOfUse ? 'Queued' : 'Failed',
    lastError: reason,
    nextAttemptAt: isOfUse ? startAfter : null,
  });
  if (!isOurs) return;
  if (reason === 'ClubLimit') await queueBudgetNotice(tx, { clubId, now });
  if (isOfUse) await enqueue(tx, 'send-mail', { clubId, mailId }, { startAfter });
  else await recordOutcome(tx, mail, now, 'EmailFailed');
}

type Leased = {
  readonly mail: StoredMail;
  readonly club: MailClub;
  readonly attachments: readonly NewAttachment[];
  readonly logo: OutgoingMail['logo'] | null;
};

async function sendLeased(
  runtime: JobRuntime,
  { mail, club, attachments, logo }: Leased,
  server: MailServer,
): Promise<MailFailure | null> {
  const renewal = setInterval(() => {
    // If a renewal fails, the lease ends; the next attempt handles that.
    withClub({ db: runtime.db, clubId: mail.clubId }, tx => renewLease(tx, mail, leaseSeconds)).catch(
      () => {},
    );
  }, renewEveryMs);
  try {
    const message = await outgoing({ mail, club, attachments, logo }, server);
    return await inSpan(startSpan('smtp', 'Client', { 'network.protocol.name': 'smtp' }), async () => {
      const failure = await runtime.mailer.send(message, server, sendTimeoutMs);
      if (failure) markFailed(failure.message);
      return failure;
    });
  } finally {
    clearInterval(renewal);
  }
}

async function outgoing(
  { mail, club, attachments, logo }: Leased,
  server: MailServer,
): Promise<OutgoingMail> {
  const content = openContent(mail);
  const own = server.kind === 'Club' ? server.settings : null;
  return {
    id: mail.id,
    to: { address: mail.toAddress, name: mail.toName },
    from: { address: own?.fromAddress ?? env().MAIL_FROM, name: own?.fromName || club.name },
    replyTo: own?.replyTo || club.email,
    subject: mail.subject,
    ...content,
    attachments,
    logo: content.html.includes(`cid:${logoContentId}`) ? logo : null,
    ...(await unsubscribing(mail)),
  };
}

/** Staff can unsubscribe from their notifications; mails to members and accounts have no such link. */
async function unsubscribing({ clubId, type, topic, recipientUserId }: StoredMail) {
  if (type !== 'StaffNotification' || recipientUserId === null) return {};
  const token = issueNotificationsOffToken(
    clubId,
    recipientUserId,
    topic === 'MonthlyReport' ? topic : 'Submissions',
  );
  return { unsubscribeUrl: `${env().APP_URL}/unsubscribe/${token}` };
}

type Attempt = {
  runtime: JobRuntime;
  tx: Tx;
  mail: StoredMail;
  failure: MailFailure | null;
  isCaptured: boolean;
};

async function recordAttempt({ runtime, tx, mail, failure, isCaptured }: Attempt): Promise<void> {
  const now = runtime.now();
  if (isCaptured) {
    mailAttempts.inc({ result: 'Captured' });
    await updateMail(tx, mail, { state: 'Captured', lastError: null, nextAttemptAt: null });
    return;
  }
  const attempts = mail.attempts + 1;
  if (!failure) {
    mailAttempts.inc({ result: 'Sent' });
    const change = { state: 'Sent', attempts, lastError: null, nextAttemptAt: null, sentAt: now } as const;
    if (await updateMail(tx, mail, change)) await recordOutcome(tx, mail, now, 'EmailSent');
    return;
  }
  const retryAt = failure.isPermanent ? null : nextMailAttemptAt(attempts, now);
  const state = retryAt ? 'Queued' : 'Failed';
  mailAttempts.inc({ result: retryAt ? 'Deferred' : 'Failed' });
  const isOurs = await updateMail(tx, mail, {
    state,
    attempts,
    lastError: failure.message,
    nextAttemptAt: retryAt,
  });
  if (!isOurs) return;
  const { clubId, id: mailId } = mail;
  // A server that takes no mails is an outage, with one line for all.
  if (!retryAt || isOfMail.test(failure.message))
    log.warn({ clubId, mailId, code: failure.message }, retryAt ? 'mail deferred' : 'mail failed');
  if (retryAt) await enqueue(tx, 'send-mail', { clubId, mailId }, { startAfter: retryAt });
  else await recordOutcome(tx, mail, now, 'EmailFailed');
}

async function recordOutcome(
  tx: Tx,
  mail: StoredMail,
  now: Date,
  type: 'EmailSent' | 'EmailFailed',
): Promise<void> {
  if (!mail.submissionId) return;
  const ctx = systemCtx({ clubId: mail.clubId, now });
  await recordHistory(tx, ctx, mail.submissionId, { type, property: mail.type });
}
