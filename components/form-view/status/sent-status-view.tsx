import { addressOf } from '@/components/form-view/page-state';
import type { Receipt } from '@/components/form-view/receipt';
import { rulesOf } from '@/components/form-view/rules-of';
import { SentView } from '@/components/form-view/sent-view';
import type { StatusNews } from '@/components/form-view/status/status-news';
import type { StatusProps } from '@/components/form-view/status/status-view';
import { membershipPartOf } from '@/lib/contracts/submissions/membership-part';
import { senderOf } from '@/lib/contracts/submissions/sender';
import type { SubmissionStatus } from '@/lib/contracts/submissions/submission-status';
import { fullName } from '@/lib/rules/submissions/full-name';

/** Whether the reader comes from sending, and nothing has happened since, such as the answer of one guardian. */
export function isJustSent(
  { submission, areCorrectionsLimited }: SubmissionStatus,
  news: StatusNews | null,
): boolean {
  return news === 'sent' && submission.state === 'New' && !areCorrectionsLimited;
}

/** The page after sending, with everything that a status link opens. */
export function SentStatusView({ form, locale, t, path, pageQuery, status }: StatusProps) {
  const { club, kind, furtherForm } = form;
  const formPath = ['/f', club.slug, rulesOf(kind).page, furtherForm?.slug].filter(Boolean).join('/');
  return (
    <SentView
      page={{ form, locale, path, pageQuery }}
      t={t}
      query="news=sent"
      receipt={receiptOfStatus(status)}
      another={addressOf({ path: formPath, pageQuery }, locale)}
      resendAction={addressOf({ path, pageQuery }, locale)}
    />
  );
}

/** The facts of the page after sending. */
export function receiptOfStatus({
  submission,
  isConfirmedByGuardians,
  isByMinor,
  url,
}: SubmissionStatus): Receipt {
  const { number, needsConfirmation, receivedAt } = submission;
  const guardians = submission.kind === 'Membership' ? submission.guardians : [];
  return {
    number,
    needsConfirmation,
    receivedAt,
    email: senderOf(submission).email || null,
    guardians: guardians.map(guardian => ({ name: fullName(guardian), email: guardian.email })),
    isByGuardian: submission.kind === 'Membership' && submission.filledInBy === 'Guardian',
    guardianCount: isConfirmedByGuardians ? Math.max(guardians.length, 1) : 0,
    isByMinor,
    part: membershipPartOf(submission),
    effectiveDate:
      submission.kind === 'Cancellation' && !submission.extraordinaryDate ? submission.effectiveDate : null,
    statusUrl: url,
  };
}
