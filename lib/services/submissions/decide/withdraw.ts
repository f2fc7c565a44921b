import type { Tx } from '@/db/client';
import type { SubmissionStatus } from '@/lib/contracts/submissions/submission-status';
import { queueMail } from '@/lib/mail/queue-mail';
import { queueStaffNotifications } from '@/lib/mail/queue-staff-notifications';
import type { Ctx } from '@/lib/platform/context';
import { isSameEmail } from '@/lib/rules/format/email-domain';
import { fullName } from '@/lib/rules/submissions/full-name';
import { changeSubmission } from '@/lib/services/submissions/change-submission';
import { queueWithdrawal } from '@/lib/services/submissions/confirm/guardian-mails';
import { readAnswers } from '@/lib/services/submissions/correct/read-answers';
import { deleteFiles } from '@/lib/services/submissions/files/queries';
import { type MailFacts, mailVariables } from '@/lib/services/submissions/mail-facts';
import { deleteBankAccount } from '@/lib/services/submissions/patch/patch-queries';
import type { SubmissionRow } from '@/lib/services/submissions/queries';
import { recordHistory } from '@/lib/services/submissions/record-history';
import { getSubmissionRecord } from '@/lib/services/submissions/record-queries';
import { assertMemberStep } from '@/lib/services/submissions/rules';
import { readStatus } from '@/lib/services/submissions/status/get-status';
import { deleteSignature, eraseAccountsOfHistory } from '@/lib/services/submissions/status/member-queries';
import { atLockedStatus, type StatusVisitor } from '@/lib/services/submissions/status/status-place';
import { readMailFacts } from '@/lib/services/submissions/submit/change-content';
import { applicantOf } from '@/lib/services/submissions/submit/submit-steps';

/**
 * The reader of a status link withdraws an undecided submission: its state becomes `Rejected`, with `withdrawnAt`.
 * Deletes bank data, also in the history, the signature and files at once. The rest stays for the retention time of
 * rejected submissions. Writes one history entry and the event `ApplicationUpdated`, and mails the applicant, the
 * guardians who answered, and staff; each is told who withdrew. Throws 404, 409 and 410.
 */
export function withdrawSubmission(visitor: StatusVisitor, token: string): Promise<SubmissionStatus> {
  return atLockedStatus(visitor, token, async (tx, ctx, { place, row, holder }) => {
    assertMemberStep('Withdraw', row, await readAnswers(tx, row, place.guardianId));
    const decidedBy = place.guardianId;
    const columns = { state: 'Rejected', decidedAt: ctx.now, withdrawnAt: ctx.now, decidedBy } as const;
    const alongside = { questionsClosedAt: ctx.now };
    const withdrawn = await changeSubmission(tx, ctx, row, 'ApplicationUpdated', columns, alongside);
    await deleteBankAccount(tx, row);
    await deleteSignature(tx, row);
    await deleteFiles(tx, { clubId: row.clubId, submissionId: row.id });
    await eraseAccountsOfHistory(tx, row);
    await queueMails(tx, ctx, withdrawn);
    return readStatus(tx, ctx, { place, holder });
  });
}

async function queueMails(tx: Tx, ctx: Ctx, row: SubmissionRow): Promise<void> {
  const { id: submissionId, kind, furtherFormId, number, firstName, lastName, departmentIds } = row;
  const newValue = ctx.now.toISOString();
  await recordHistory(tx, ctx, submissionId, { type: 'Rejected', property: 'withdrawnAt', newValue });
  const facts = await readMailFacts(tx, ctx, row.id);
  const { guardians, membership } = await getSubmissionRecord(tx, row.clubId, kind, submissionId);
  const byGuardian = guardians.find(({ guardian }) => guardian.id === row.decidedBy)?.guardian;
  // If a guardian filled in the application, the first one has the link of the applicant.
  const sender = membership?.filledInBy === 'Guardian' ? guardians[0]?.guardian : undefined;
  const list = fullName(byGuardian ?? sender ?? row);
  // The owner of the applicant's address: of a child's it is a guardian, as a rule.
  const owner = guardians.find(({ guardian }) => isSameEmail(guardian.email, row.email))?.guardian;
  const to = applicantOf({ ...row, ...(owner && { firstName: owner.firstName, lastName: owner.lastName }) });
  if (row.email !== '')
    await queueMemberMail(tx, ctx, row, facts, { to, list, isByGuardian: byGuardian !== undefined });
  await queueWithdrawal(tx, ctx, facts, { guardians, applicantAddress: row.email, list });
  const notice = 'StaffWithdrawn';
  await queueStaffNotifications(tx, ctx, {
    submissionId,
    kind,
    furtherFormId,
    number,
    firstName,
    lastName,
    departmentIds,
    part: facts.part,
    notice,
    by: list,
  });
}

/** Limited by recipient, like all mails that forms send: the address may never have been confirmed. */
async function queueMemberMail(
  tx: Tx,
  ctx: Ctx,
  row: SubmissionRow,
  facts: MailFacts,
  {
    to: { address, name, firstName },
    list,
    isByGuardian,
  }: {
    readonly to: ReturnType<typeof applicantOf>;
    readonly list: string;
    readonly isByGuardian: boolean;
  },
): Promise<void> {
  const ownNotice = row.kind === 'Cancellation' ? 'CancellationWithdrawn' : 'SubmissionWithdrawn';
  await queueMail(tx, ctx, {
    type: `${row.kind}Received`,
    notice: isByGuardian ? 'GuardianWithdrawn' : ownNotice,
    to: { address, name, firstName },
    locale: row.locale,
    submissionId: row.id,
    variables: { ...mailVariables(facts), list },
  });
}
