'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CheckboxField } from '@/components/forms/choice-fields';
import { MutationDialog } from '@/components/forms/mutation-dialog';
import { TextAreaField, TextField } from '@/components/forms/text-fields';
import { useApiForm } from '@/components/forms/use-api-form';
import { useFormValues } from '@/components/forms/use-field';
import { TemplateMenu, withTemplate } from '@/components/office/submissions/detail/template-menu';
import { toast } from '@/components/ui/overlays/toaster';
import { useAcceptSubmission } from '@/lib/api-client/submissions';
import { senderOf } from '@/lib/contracts/submissions/sender';
import type { Submission } from '@/lib/contracts/submissions/submissions';

export type DecisionDialogProps = {
  submission: Submission;
  /** Whether this role edits the club's templates. */
  canManage: boolean;
  trigger: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function AcceptDialog({ submission, canManage, ...dialog }: DecisionDialogProps) {
  const t = useTranslations('detail.decide');
  const accept = useAcceptSubmission(submission.id);
  const { firstName, lastName, email } = senderOf(submission);
  const name = `${firstName} ${lastName}`;
  const form = useApiForm({
    values: initialValues(submission),
    save: async ({ message, sendEmail, entryDate, memberNumber }) => {
      await accept.mutateAsync({
        message: message.trim() || undefined,
        sendEmail,
        entryDate: entryDate || undefined,
        memberNumber: memberNumber.trim() || undefined,
      });
      toast.success(t('accepted', { kind: submission.kind, name }));
    },
    explain: ({ code }) => (code === 'state-conflict' ? t('conflict') : undefined),
  });
  const { message } = useFormValues(form);
  return (
    <MutationDialog
      {...dialog}
      form={form}
      title={t('acceptTitle', { kind: submission.kind, name })}
      submitLabel={t('accept')}
      failedTitle={t('failedTitle')}
    >
      <TextAreaField
        form={form}
        name="message"
        label={t('message')}
        hint={t('messageHint')}
        maxLength={5000}
        optional
      />
      <TemplateMenu
        purpose="Accept"
        canManage={canManage}
        onInsert={text => form.set({ message: withTemplate(message, text) })}
      />
      {submission.kind === 'Membership' && (
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <TextField form={form} name="entryDate" label={t('entryDate')} type="date" />
          <TextField
            form={form}
            name="memberNumber"
            label={t('memberNumber')}
            maxLength={50}
            autoComplete="off"
            optional
          />
        </div>
      )}
      <CheckboxField form={form} name="sendEmail" label={t('sendEmail', { email })} />
    </MutationDialog>
  );
}

function initialValues(submission: Submission) {
  const entryDate = submission.kind === 'Membership' ? submission.entryDate : '';
  return { message: '', sendEmail: true, entryDate, memberNumber: senderOf(submission).memberNumber };
}
