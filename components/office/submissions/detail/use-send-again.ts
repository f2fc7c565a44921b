import { useFormatter, useTranslations } from 'use-intl';
import { toast } from '@/components/ui/overlays/toaster';
import { detailOf } from '@/lib/api-client/api-problem';
import { useMailWay } from '@/lib/api-client/mail-servers';
import { useResendConfirmation } from '@/lib/api-client/submissions';
import { senderOf } from '@/lib/contracts/submissions/sender';
import type { Submission } from '@/lib/contracts/submissions/submissions';

/** Sends the confirmation link again to everybody who has not confirmed, and names their addresses. */
export function useSendAgain(submission: Submission) {
  const t = useTranslations('detail.actions');
  const format = useFormatter();
  const way = useMailWay();
  const { mutate, isPending } = useResendConfirmation(submission);
  const sendAgain = () =>
    mutate(undefined, {
      onSuccess: () => toast.success(t('resent', { emails: format.list(mailboxesOf(submission)), way })),
      onError: problem => toast.error(t('failed'), { description: detailOf(problem) }),
    });
  return { sendAgain, isPending };
}

function mailboxesOf(submission: Submission): string[] {
  const guardians = submission.kind === 'Membership' ? submission.guardians : [];
  const awaited = guardians.filter(({ confirmedAt }) => confirmedAt === null);
  return awaited.length > 0 ? awaited.map(({ email }) => email) : [senderOf(submission).email];
}
