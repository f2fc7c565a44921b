'use client';

import { useTranslations } from 'use-intl';
import { CheckboxField } from '@/components/forms/choice-fields';
import { MutationDialog } from '@/components/forms/mutation-dialog';
import { TextAreaField } from '@/components/forms/text-fields';
import { useApiForm } from '@/components/forms/use-api-form';
import { useFormValues } from '@/components/forms/use-field';
import type { DecisionDialogProps } from '@/components/office/submissions/detail/accept-dialog';
import { TemplateMenu, withTemplate } from '@/components/office/submissions/detail/template-menu';
import { toast } from '@/components/ui/overlays/toaster';
import { useDenySubmission } from '@/lib/api-client/submissions';
import { senderOf } from '@/lib/contracts/submissions/sender';

export function DenyDialog({ submission, canManage, ...dialog }: DecisionDialogProps) {
  const t = useTranslations('detail.decide');
  const deny = useDenySubmission(submission.id);
  const { firstName, lastName, email } = senderOf(submission);
  const name = `${firstName} ${lastName}`;
  const form = useApiForm({
    values: { reason: '', sendEmail: true },
    save: async ({ reason: typed, sendEmail }) => {
      await deny.mutateAsync({ reason: typed.trim() || undefined, sendEmail });
      toast.success(t('denied', { kind: submission.kind, name }));
    },
    explain: ({ code }) => (code === 'state-conflict' ? t('conflict') : undefined),
  });
  const { reason } = useFormValues(form);
  return (
    <MutationDialog
      {...dialog}
      form={form}
      title={t('denyTitle', { kind: submission.kind, name })}
      submitLabel={t('deny')}
      failedTitle={t('failedTitle')}
      tone="danger"
    >
      <TextAreaField
        form={form}
        name="reason"
        label={t('reason')}
        hint={t('reasonHint')}
        maxLength={5000}
        optional
      />
      <TemplateMenu
        purpose="Deny"
        canManage={canManage}
        onInsert={text => form.set({ reason: withTemplate(reason, text) })}
      />
      <CheckboxField form={form} name="sendEmail" label={t('sendEmail', { email })} />
    </MutationDialog>
  );
}
