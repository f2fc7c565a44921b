'use client';

import { useTranslations } from 'use-intl';
import { MutationDialog } from '@/components/forms/mutation-dialog';
import { TextAreaField, TextField } from '@/components/forms/text-fields';
import { useApiForm } from '@/components/forms/use-api-form';
import { useFormValues } from '@/components/forms/use-field';
import { DecisionMail } from '@/components/office/submissions/decide/decision-mail';
import { TemplateMenu, withTemplate } from '@/components/office/submissions/decide/template-menu';
import { toast } from '@/components/ui/overlays/toaster';
import { useMailWay } from '@/lib/api-client/mail-servers';
import { useAskQuestion } from '@/lib/api-client/submission-questions';
import { reminderDaysDefault } from '@/lib/contracts/submissions/submission-questions';
import { addDays } from '@/lib/rules/dates/calendar';

type QuestionDialogProps = {
  id: string;
  name: string;
  /** Whether this role edits the club's templates. */
  canManage: boolean;
  onClose: () => void;
};

/** Asks for the text of a question to an applicant and for the day of its reminder, and sends it. */
export function QuestionDialog({ id, name, canManage, onClose }: QuestionDialogProps) {
  const t = useTranslations('decide.question');
  const way = useMailWay();
  const ask = useAskQuestion(id);
  const form = useApiForm({
    values: { text: '', remindOn: addDays(localDay(), reminderDaysDefault) },
    save: async ({ text, remindOn }) => {
      await ask.mutateAsync({ text, remindOn: remindOn || null });
      toast.success(t('sent', { name, way }));
    },
  });
  const { text } = useFormValues(form);
  return (
    <MutationDialog
      form={form}
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      title={t('title', { name })}
      description={t('text')}
      submitLabel={t('send')}
      failedTitle={t('failed')}
    >
      <TextAreaField form={form} name="text" label={t('label')} hint={t('hint')} rows={5} maxLength={5000} />
      <TemplateMenu
        purpose="Ask"
        canManage={canManage}
        onInsert={template => form.set({ text: withTemplate(text, template) })}
      />
      <TextField
        form={form}
        name="remindOn"
        type="date"
        label={t('remindOn')}
        hint={t('remindOnHint')}
        optional
      />
      {text.trim() !== '' && (
        <DecisionMail id={id} request={{ decision: 'Ask', message: text, sendEmail: true }} name={null} />
      )}
    </MutationDialog>
  );
}

/** The user's own day; the service knows the club's. */
function localDay(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
