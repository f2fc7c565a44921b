import type { Tx } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import { translatorFor } from '@/lib/platform/i18n/translator';
import { enqueue } from '@/lib/queue/enqueue';
import type { SubmissionKind } from '@/lib/rules/enums';
import { formatDateTime } from '@/lib/rules/format/format-date';
import type { MembershipPart } from '@/lib/rules/submissions/membership-part';
import { isWithinLimit } from '@/lib/rules/submissions/named-departments';
import { inLanguage } from '@/lib/rules/texts/translations';
import { officeLink } from './office-link';
import { findFormTitle, findStaffRecipient, listStaffRecipients, requireMailClub } from './queries';
import { labelOfKind, queueMail } from './queue-mail';

export type StaffNotification = {
  readonly submissionId: string;
  readonly kind: SubmissionKind;
  readonly furtherFormId: string | null;
  readonly number: number;
  readonly firstName: string;
  readonly lastName: string;
  /** A limited user gets a mail only about a submission that names one of their departments. */
  readonly departmentIds: readonly string[];
  /** The part of a membership that a change or cancellation is about. */
  readonly part?: MembershipPart | null | undefined;
  /** Whether a new submission waits for its confirmation, which the mail then says. */
  readonly isUnconfirmed?: boolean;
  /** What to look at before the decision. */
  readonly warning?: StaffWarning | null;
  /** Set if the reason is not a new submission. */
  readonly notice?: 'StaffWithdrawn' | 'StaffGuardianRefused' | 'StaffQuestionAnswered';
  /** Who withdrew. */
  readonly by?: string;
  /** Tells only this user, while they belong to the club and may see the submission. */
  readonly assigneeId?: string | null;
};

/** Texts of the namespace `mail`. */
export type StaffWarning = 'guardianAtOwnAddress' | 'guardiansAtOneAddress';

const busyMs = 10 * 60_000;
/** Number of single mails in a busy period. */
const singlesMax = 5;
/** After this time no request of the period can still be running. */
const settledMs = 60_000;

/**
 * Queues one mail in `tx` to each active user of the club who wants notifications about this kind of submission and may
 * see it, in their language. After five mails in ten minutes, one later mail reports the rest; a `notice` is always a
 * mail of its own. `ctx.now` counts as the time of receipt.
 */
export async function queueStaffNotifications(
  tx: Tx,
  ctx: Ctx,
  submission: StaffNotification,
): Promise<void> {
  const since = new Date(ctx.now.getTime() - busyMs);
  const { assigneeId } = submission;
  const assignee = assigneeId ? await findStaffRecipient(tx, ctx.clubId, assigneeId) : null;
  const recipients =
    assignee && isWithinLimit(submission.departmentIds, assignee.departmentIds)
      ? [{ ...assignee, recentMails: 0 }]
      : await listStaffRecipients(tx, ctx.clubId, submission, since);
  if (recipients.length === 0) return;
  const { timeZone, locale: clubLocale, addressForm } = await requireMailClub(tx, ctx.clubId);
  const form = await findFormTitle(tx, ctx.clubId, submission.furtherFormId);
  for (const { userId, email, firstName, lastName, locale, recentMails } of recipients) {
    if (recentMails >= singlesMax && !submission.notice) {
      await enqueueDigest(tx, ctx, userId);
      continue;
    }
    await queueMail(tx, ctx, {
      type: 'StaffNotification',
      ...(submission.notice ? { notice: submission.notice } : {}),
      to: { address: email, name: `${firstName} ${lastName}`.trim() },
      locale,
      submissionId: submission.submissionId,
      recipientUserId: userId,
      variables: {
        recipientName: firstName,
        firstName: submission.firstName,
        lastName: submission.lastName,
        number: String(submission.number),
        kindLabel: labelOfKind(
          submission.kind,
          locale,
          form && inLanguage(form, locale, clubLocale).title,
          submission.part,
        ),
        receivedAt: formatDateTime(ctx.now, timeZone, locale),
        list: submission.by ?? '',
        message: messageOf(submission, translatorFor('mail', { locale, addressForm })),
        submissionUrl: officeLink(ctx.clubId, `/submissions/${submission.submissionId}`),
      },
    });
  }
}

/** The sentences of a notification about an open confirmation and a warning; empty without either. */
function messageOf(
  { isUnconfirmed, warning }: StaffNotification,
  t: ReturnType<typeof translatorFor<'mail'>>,
): string {
  return [isUnconfirmed && t('notification.unconfirmed'), warning && t(`warning.${warning}`)]
    .filter(Boolean)
    .join('\n\n');
}

/** Enqueues one digest per user and ten minutes of the clock. Each submission is then in exactly one digest. */
async function enqueueDigest(tx: Tx, { clubId, now }: Ctx, userId: string): Promise<void> {
  const start = Math.floor(now.getTime() / busyMs) * busyMs;
  const from = new Date(start).toISOString();
  const until = new Date(start + busyMs).toISOString();
  await enqueue(
    tx,
    'send-staff-digest',
    { clubId, userId, from, until },
    { startAfter: new Date(start + busyMs + settledMs), singletonKey: `${clubId} ${userId} ${from}` },
  );
}
