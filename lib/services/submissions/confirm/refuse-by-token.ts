import { withClub } from '@/db/client';
import type { ConfirmationInfo } from '@/lib/contracts/public';
import { queueStaffNotifications } from '@/lib/mail/queue-staff-notifications';
import { byLinkOf, type Ctx } from '@/lib/platform/context';
import { changeSubmission } from '@/lib/services/submissions/change-submission';
import { lockSubmission } from '@/lib/services/submissions/queries';
import type { StatusVisitor } from '@/lib/services/submissions/status/status-place';
import {
  assertUndecided,
  readConfirmation,
  refused,
  requireConfirmationPlace,
  requireOpenConfirmation,
} from './get-confirmation';
import { queueMinorNews, queueRefusal } from './guardian-mails';
import { recordRefusal } from './record-refusal';

/**
 * A guardian refuses by their link. The submission waits; staff are notified and decide. A later consent by a link of
 * this guardian cancels the refusal. A repeated refusal changes nothing. Throws like `getConfirmation`. Throws a 409
 * with a message if the submission is decided or withdrawn, if the link was used to consent, or for an applicant's link
 * (applicants withdraw instead).
 */
export async function refuseByToken(visitor: StatusVisitor, token: string): Promise<ConfirmationInfo> {
  const place = await requireConfirmationPlace(visitor, token);
  return withClub({ ...visitor, clubId: place.clubId, tx: undefined }, async tx => {
    const { submission, link: found } = await requireOpenConfirmation(tx, visitor, place);
    const ctx: Ctx = { ...byLinkOf(visitor, found.guardianId), clubId: place.clubId, tx: undefined };
    const row = await lockSubmission(tx, ctx.clubId, submission.id);
    const { link, guardian } = await requireOpenConfirmation(tx, visitor, place);
    assertUndecided(row, ctx.locale);
    if (!guardian) throw refused('state-conflict', 'notGuardian', ctx.locale);
    if (link.confirmedAt) throw refused('state-conflict', 'agreed', ctx.locale);
    if (guardian.refusedAt) return readConfirmation(tx, visitor, place);
    await recordRefusal(tx, ctx, row, guardian, ctx.now);
    await changeSubmission(tx, ctx, row, 'ApplicationUpdated', {});
    const answered = { submissionId: row.id, guardianId: guardian.id };
    await queueRefusal(tx, ctx, answered);
    await queueMinorNews(tx, ctx, answered, { notice: 'MinorRefused', areOthersTold: true });
    const { id: submissionId, kind, furtherFormId, number, firstName, lastName, departmentIds } = row;
    const notice = 'StaffGuardianRefused';
    await queueStaffNotifications(tx, ctx, {
      submissionId,
      kind,
      furtherFormId,
      number,
      firstName,
      lastName,
      departmentIds,
      notice,
    });
    return readConfirmation(tx, visitor, place);
  });
}
