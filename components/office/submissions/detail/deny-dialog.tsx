'use client';

import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DecisionFailure } from '@/components/office/submissions/detail/decision-failure';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog, DialogClose } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toaster';
import { ApiProblem } from '@/lib/api-client/api-problem';
import { useDenySubmission } from '@/lib/api-client/submissions';
import type { Submission } from '@/lib/contracts/submissions';

type DenyDialogProps = { submission: Submission; trigger: ReactNode };

export function DenyDialog({ submission, trigger }: DenyDialogProps) {
  const t = useTranslations('detail.decide');
  const ui = useTranslations('ui');
  const formId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const deny = useDenySubmission(submission.id);
  const [reason, setReason] = useState('');
  const [sendEmail, setSendEmail] = useState(true);
  const name = `${submission.firstName} ${submission.lastName}`;
  const errors = deny.error instanceof ApiProblem ? deny.error.errors : {};

  function changeOpen(open: boolean) {
    setIsOpen(open);
    if (open) deny.reset();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (deny.isPending) return;
    try {
      await deny.mutateAsync({ reason: reason.trim() || undefined, sendEmail });
    } catch {
      return;
    }
    setIsOpen(false);
    toast.success(t('denied', { name }));
  }

  return (
    <Dialog
      trigger={trigger}
      open={isOpen}
      onOpenChange={changeOpen}
      title={t('denyTitle', { name })}
      footer={
        <>
          <DialogClose asChild>
            <Button>{ui('cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={formId} variant="danger" pending={deny.isPending}>
            {t('deny')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="flex flex-col gap-4">
        <DecisionFailure error={deny.error} />
        <Field label={t('reason')} hint={t('reasonHint')} error={errors.reason?.[0]} optional>
          <Textarea maxLength={5000} value={reason} onChange={event => setReason(event.target.value)} />
        </Field>
        <Checkbox
          label={t('sendEmail', { email: submission.email })}
          checked={sendEmail}
          onChange={event => setSendEmail(event.target.checked)}
        />
      </form>
    </Dialog>
  );
}
