'use client';

import { useTranslations } from 'use-intl';
import { MutationDialog } from '@/components/forms/mutation-dialog';
import { TextAreaField, TextField } from '@/components/forms/text-fields';
import { useApiForm } from '@/components/forms/use-api-form';
import { useFormValues } from '@/components/forms/use-field';
import { DecisionMail, useDecisionMail } from '@/components/office/submissions/decide/decision-mail';
import { forgetText, keptText, useKeptText } from '@/components/office/submissions/decide/kept-texts';
import { TemplateMenu, withTemplate } from '@/components/office/submissions/decide/template-menu';
import { useAnswerCheck } from '@/components/office/submissions/decide/use-answer-check';
import { toast } from '@/components/ui/overlays/toaster';
import { Skeleton } from '@/components/ui/skeleton';
import { detailOf } from '@/lib/api-client/api-problem';
import { useMailWay } from '@/lib/api-client/mail-servers';
import { useAskQuestion } from '@/lib/api-client/submission-questions';
import type { DecisionPreviewRequest } from '@/lib/contracts/submissions/decision-preview';
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
  const answer = useAnswerCheck();
  const draft = `Ask ${id}`;
  const form = useApiForm({
    values: { text: '', remindOn: addDays(localDay(), reminderDaysDefault) },
    first: { text: keptText(draft) },
    check: ({ text: typed }): Record<string, string> => {
      const error = answer.errorOf(typed);
      return error ? { text: error } : {};
    },
    mayProceed: ({ text: typed }) => answer.mayContinue(typed),
    save: async ({ text, remindOn }) => {
      await ask.mutateAsync({ text, remindOn: remindOn || null });
      forgetText(draft);
      toast.success(t('sent', { name, way }));
    },
  });
  const { text } = useFormValues(form);
  useKeptText(draft, text);
  // The recipients are known before the text is.
  const request = { decision: 'Ask', message: text.trim() || '…', sendEmail: true } as const;
  return (
    <MutationDialog
      form={form}
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      title={t('title', { name })}
      description={t('text')}
      submitLabel={t('send')}
      failedTitle={t('failed')}
      width="columns"
      aside={<DecisionMail id={id} request={request} name={null} />}
    >
      <Recipients id={id} request={request} />
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
      {answer.dialog}
    </MutationDialog>
  );
}

/** Names who gets the question. */
function Recipients({ id, request }: { id: string; request: DecisionPreviewRequest }) {
  const t = useTranslations('decide.question');
  const { data, error } = useDecisionMail(id, request, true);
  if (error) return <p className="text-danger-ink">{detailOf(error)}</p>;
  if (!data?.mail) return <Skeleton className="h-5 w-48" />;
  const { to, alsoTo } = data.mail;
  return <p className="wrap-anywhere">{t('recipients', { emails: [to, ...alsoTo].join(', ') })}</p>;
}

/** The user's own day; the service knows the club's. */
function localDay(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
