'use client';

import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { DecisionDialogProps } from '@/components/office/submissions/detail/accept-dialog';
import { DecisionFailure } from '@/components/office/submissions/detail/decision-failure';
import { TemplateMenu, withTemplate } from '@/components/office/submissions/detail/template-menu';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog, DialogClose } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toaster';
import { ApiProblem } from '@/lib/api-client/api-problem';
import { useDenySubmission } from '@/lib/api-client/submissions';
import { senderOf } from '@/lib/contracts/sender';

export function DenyDialog({ submission, canManage, trigger, open, onOpenChange }: DecisionDialogProps) {
  const t = useTranslations('detail.decide');
  const ui = useTranslations('ui');
  const formId = useId();
  const deny = useDenySubmission(submission.id);
  const { firstName, lastName, email } = senderOf(submission);
  const name = `${firstName} ${lastName}`;

  function changeOpen(next: boolean) {
    if (!next) deny.reset();
    onOpenChange(next);
  }

  async function submit({ reason, sendEmail }: Values) {
    if (deny.isPending) return;
    try {
      await deny.mutateAsync({ reason: reason.trim() || undefined, sendEmail });
    } catch {
      return;
    }
    changeOpen(false);
    toast.success(t('denied', { kind: submission.kind, name }));
  }

  return (
    <Dialog
      trigger={trigger}
      open={open}
      onOpenChange={changeOpen}
      title={t('denyTitle', { kind: submission.kind, name })}
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
      <DenyForm id={formId} email={email} canManage={canManage} error={deny.error} onSubmit={submit} />
    </Dialog>
  );
}

type Values = { readonly reason: string; readonly sendEmail: boolean };
type DenyFormProps = {
  id: string;
  email: string;
  canManage: boolean;
  error: Error | null;
  onSubmit: (values: Values) => void;
};

/** Mounted only while its dialog is open. */
function DenyForm({ id, email, canManage, error, onSubmit }: DenyFormProps) {
  const t = useTranslations('detail.decide');
  const [reason, setReason] = useState('');
  const [sendEmail, setSendEmail] = useState(true);
  const errors = error instanceof ApiProblem ? error.errors : {};

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit({ reason, sendEmail });
  }

  return (
    <form id={id} onSubmit={submit} className="flex flex-col gap-4">
      <DecisionFailure error={error} />
      <Field label={t('reason')} hint={t('reasonHint')} error={errors.reason?.[0]} optional>
        <Textarea maxLength={5000} value={reason} onChange={event => setReason(event.target.value)} />
      </Field>
      <TemplateMenu
        purpose="Deny"
        canManage={canManage}
        onInsert={text => setReason(withTemplate(reason, text))}
      />
      <Checkbox
        label={t('sendEmail', { email })}
        checked={sendEmail}
        onChange={event => setSendEmail(event.target.checked)}
      />
    </form>
  );
}
