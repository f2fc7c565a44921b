'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useProblemWords } from '@/components/forms/problem-words';
import { usePersonName } from '@/components/office/submissions/use-person-name';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { FieldError } from '@/components/ui/inputs/field-error';
import { Dialog, DialogClose } from '@/components/ui/overlays/dialog';
import { toast } from '@/components/ui/overlays/toaster';
import { Skeleton } from '@/components/ui/skeleton';
import { toProblem } from '@/lib/api-client/api-problem';
import { useMailWay } from '@/lib/api-client/mail-servers';
import {
  type SubmissionRef,
  useConfirmSubmission,
  useResendConfirmation,
  useSubmission,
} from '@/lib/api-client/submissions';
import { senderOf } from '@/lib/contracts/submissions/sender';
import type { Submission } from '@/lib/contracts/submissions/submissions';
import { fullName } from '@/lib/rules/submissions/full-name';

type UnconfirmedDialogProps = { item: SubmissionRef; onClose: () => void };

/** Says whose confirmation a submission lacks, and offers to confirm by hand or to send the link again. */
export function UnconfirmedDialog({ item, onClose }: UnconfirmedDialogProps) {
  const t = useTranslations('decide.unconfirmed');
  const inWords = useProblemWords();
  const personName = usePersonName();
  const way = useMailWay();
  const read = useSubmission(item);
  const confirm = useConfirmSubmission(item);
  const resend = useResendConfirmation(item);
  const [refusal, setRefusal] = useState('');
  const submission = read.data?.submission;
  const { kind } = item;

  async function act(done: string, request: () => Promise<unknown>) {
    try {
      await request();
      toast.success(done);
      onClose();
    } catch (error) {
      setRefusal(inWords(toProblem(error)));
    }
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('title')}
      footer={
        <>
          <DialogClose asChild>
            <Button>{t('cancel')}</Button>
          </DialogClose>
          <Button
            pending={resend.isPending}
            disabled={!submission}
            onClick={() => act(t('sent', { way }), () => resend.mutateAsync())}
          >
            {t('resend')}
          </Button>
          <Button
            variant="primary"
            pending={confirm.isPending}
            disabled={!submission}
            onClick={() => act(t('confirmed'), () => confirm.mutateAsync())}
          >
            {t('confirm')}
          </Button>
        </>
      }
    >
      {read.isError && <ErrorState onRetry={() => read.refetch()} />}
      {read.isPending && <Skeleton className="h-16 w-full" />}
      {submission && (
        <div className="flex flex-col gap-3">
          <p>{t('text', { kind, name: personName(senderOf(submission)) })}</p>
          <ul className="list-disc pl-5">
            {missingOf(submission).map(({ key, name, email, hasRefused }) => (
              <li key={key}>
                {t(hasRefused ? 'refused' : 'missing', {
                  name: name || personName(senderOf(submission)),
                  email,
                })}
              </li>
            ))}
          </ul>
          <p className="text-ink-muted">{t('byHand')}</p>
          {refusal && <FieldError>{refusal}</FieldError>}
        </div>
      )}
    </Dialog>
  );
}

/** The guardians who have not agreed; the applicant if there are none. */
function missingOf(submission: Submission) {
  const guardians = submission.kind === 'Membership' ? submission.guardians : [];
  const open = guardians.filter(({ confirmedAt }) => confirmedAt === null);
  const { email } = senderOf(submission);
  if (open.length === 0) return [{ key: 'applicant', name: '', email, hasRefused: false }];
  return open.map((guardian, index) => ({
    key: `${index}`,
    name: fullName(guardian),
    email: guardian.email || email,
    hasRefused: guardian.refusedAt !== null,
  }));
}
