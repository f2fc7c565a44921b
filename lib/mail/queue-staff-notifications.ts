import type { Tx } from '@/db/client';
import type { Ctx } from '@/lib/context';
import type { SubmissionKind } from '@/lib/contracts/enums';
import { env } from '@/lib/env';
import { formatDateTime } from '@/lib/format/format-date';
import { listStaffRecipients, requireMailClub } from './queries';
import { labelOfKind, queueMail } from './queue-mail';

export type StaffNotification = {
  readonly submissionId: string;
  readonly kind: SubmissionKind;
  readonly number: number;
  readonly firstName: string;
  readonly lastName: string;
};

/**
 * One mail to each active user of the club who asked to hear of submissions of this kind, in that user's
 * language, queued in `tx`. `ctx.now` counts as the time of receipt.
 */
export async function queueStaffNotifications(
  tx: Tx,
  ctx: Ctx,
  submission: StaffNotification,
): Promise<void> {
  const recipients = await listStaffRecipients(tx, ctx.clubId, submission.kind);
  if (recipients.length === 0) return;
  const { timeZone } = await requireMailClub(tx, ctx.clubId);
  for (const { userId, email, firstName, lastName, locale } of recipients) {
    await queueMail(tx, ctx, {
      type: 'StaffNotification',
      to: { address: email, name: `${firstName} ${lastName}`.trim() },
      locale,
      submissionId: submission.submissionId,
      recipientUserId: userId,
      variables: {
        recipientName: firstName,
        firstName: submission.firstName,
        lastName: submission.lastName,
        number: String(submission.number),
        kindLabel: labelOfKind(submission.kind, locale),
        receivedAt: formatDateTime(ctx.now, timeZone, locale),
        submissionUrl: `${env().APP_URL}/submissions/${submission.submissionId}`,
      },
    });
  }
}
