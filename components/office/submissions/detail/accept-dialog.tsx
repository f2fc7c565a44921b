'use client';

import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DecisionFailure } from '@/components/office/submissions/detail/decision-failure';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog, DialogClose } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toaster';
import { ApiProblem } from '@/lib/api-client/api-problem';
import { useAcceptSubmission } from '@/lib/api-client/submissions';
import type { Submission } from '@/lib/contracts/submissions';

type AcceptDialogProps = { submission: Submission; trigger: ReactNode };

export function AcceptDialog({ submission, trigger }: AcceptDialogProps) {
  const t = useTranslations('detail.decide');
  const ui = useTranslations('ui');
  const formId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const accept = useAcceptSubmission(submission.id);
  const [values, setValues] = useState(initialValues(submission));
  const name = `${submission.firstName} ${submission.lastName}`;
  const errors = accept.error instanceof ApiProblem ? accept.error.errors : {};

  function changeOpen(open: boolean) {
    setIsOpen(open);
    if (!open) return;
    accept.reset();
    setValues(initialValues(submission));
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (accept.isPending) return;
    const body = {
      message: values.message.trim() || undefined,
      sendEmail: values.sendEmail,
      entryDate: values.entryDate || undefined,
      memberNumber: values.memberNumber.trim() || undefined,
    };
    try {
      await accept.mutateAsync(body);
    } catch {
      return;
    }
    setIsOpen(false);
    toast.success(t('accepted', { name }));
  }

  return (
    <Dialog
      trigger={trigger}
      open={isOpen}
      onOpenChange={changeOpen}
      title={t('acceptTitle', { name })}
      footer={
        <>
          <DialogClose asChild>
            <Button>{ui('cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={formId} variant="primary" pending={accept.isPending}>
            {t('accept')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="flex flex-col gap-4">
        <DecisionFailure error={accept.error} />
        <Field label={t('message')} hint={t('messageHint')} error={errors.message?.[0]} optional>
          <Textarea
            maxLength={5000}
            value={values.message}
            onChange={event => setValues({ ...values, message: event.target.value })}
          />
        </Field>
        {submission.kind === 'Membership' && (
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={t('entryDate')} error={errors.entryDate?.[0]}>
              <Input
                type="date"
                value={values.entryDate}
                onChange={event => setValues({ ...values, entryDate: event.target.value })}
              />
            </Field>
            <Field label={t('memberNumber')} error={errors.memberNumber?.[0]} optional>
              <Input
                maxLength={50}
                autoComplete="off"
                value={values.memberNumber}
                onChange={event => setValues({ ...values, memberNumber: event.target.value })}
              />
            </Field>
          </div>
        )}
        <Checkbox
          label={t('sendEmail', { email: submission.email })}
          checked={values.sendEmail}
          onChange={event => setValues({ ...values, sendEmail: event.target.checked })}
        />
      </form>
    </Dialog>
  );
}

function initialValues(submission: Submission) {
  const entryDate = submission.kind === 'Membership' ? submission.entryDate : '';
  return { message: '', sendEmail: true, entryDate, memberNumber: submission.memberNumber };
}
