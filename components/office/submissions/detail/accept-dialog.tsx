'use client';

import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DecisionFailure } from '@/components/office/submissions/detail/decision-failure';
import { TemplateMenu, withTemplate } from '@/components/office/submissions/detail/template-menu';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog, DialogClose } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toaster';
import { ApiProblem } from '@/lib/api-client/api-problem';
import { useAcceptSubmission } from '@/lib/api-client/submissions';
import { senderOf } from '@/lib/contracts/sender';
import type { Submission } from '@/lib/contracts/submissions';

export type DecisionDialogProps = {
  submission: Submission;
  /** Whether this role edits the club's templates. */
  canManage: boolean;
  trigger: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function AcceptDialog({ submission, canManage, trigger, open, onOpenChange }: DecisionDialogProps) {
  const t = useTranslations('detail.decide');
  const ui = useTranslations('ui');
  const formId = useId();
  const accept = useAcceptSubmission(submission.id);
  const { firstName, lastName } = senderOf(submission);
  const name = `${firstName} ${lastName}`;

  function changeOpen(next: boolean) {
    if (!next) accept.reset();
    onOpenChange(next);
  }

  async function submit(values: Values) {
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
    changeOpen(false);
    toast.success(t('accepted', { kind: submission.kind, name }));
  }

  return (
    <Dialog
      trigger={trigger}
      open={open}
      onOpenChange={changeOpen}
      title={t('acceptTitle', { kind: submission.kind, name })}
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
      <AcceptForm
        id={formId}
        submission={submission}
        canManage={canManage}
        error={accept.error}
        onSubmit={submit}
      />
    </Dialog>
  );
}

type Values = ReturnType<typeof initialValues>;
type AcceptFormProps = Pick<DecisionDialogProps, 'submission' | 'canManage'> & {
  id: string;
  error: Error | null;
  onSubmit: (values: Values) => void;
};

/** Mounted only while its dialog is open, so that it starts from the present submission. */
function AcceptForm({ id, submission, canManage, error, onSubmit }: AcceptFormProps) {
  const t = useTranslations('detail.decide');
  const [values, setValues] = useState(() => initialValues(submission));
  const errors = error instanceof ApiProblem ? error.errors : {};
  const change = (changes: Partial<Values>) => setValues({ ...values, ...changes });

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit(values);
  }

  return (
    <form id={id} onSubmit={submit} className="flex flex-col gap-4">
      <DecisionFailure error={error} />
      <Field label={t('message')} hint={t('messageHint')} error={errors.message?.[0]} optional>
        <Textarea
          maxLength={5000}
          value={values.message}
          onChange={event => change({ message: event.target.value })}
        />
      </Field>
      <TemplateMenu
        purpose="Accept"
        canManage={canManage}
        onInsert={text => change({ message: withTemplate(values.message, text) })}
      />
      {submission.kind === 'Membership' && (
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <Field label={t('entryDate')} error={errors.entryDate?.[0]}>
            <Input
              type="date"
              value={values.entryDate}
              onChange={event => change({ entryDate: event.target.value })}
            />
          </Field>
          <Field label={t('memberNumber')} error={errors.memberNumber?.[0]} optional>
            <Input
              maxLength={50}
              autoComplete="off"
              value={values.memberNumber}
              onChange={event => change({ memberNumber: event.target.value })}
            />
          </Field>
        </div>
      )}
      <Checkbox
        label={t('sendEmail', { email: senderOf(submission).email })}
        checked={values.sendEmail}
        onChange={event => change({ sendEmail: event.target.checked })}
      />
    </form>
  );
}

function initialValues(submission: Submission) {
  const entryDate = submission.kind === 'Membership' ? submission.entryDate : '';
  return { message: '', sendEmail: true, entryDate, memberNumber: senderOf(submission).memberNumber };
}
