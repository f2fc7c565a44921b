'use client';

import { useTranslations } from 'use-intl';
import { MutationDialog } from '@/components/forms/mutation-dialog';
import { TextAreaField, TextField } from '@/components/forms/text-fields';
import { useApiForm } from '@/components/forms/use-api-form';
import { useFormValues } from '@/components/forms/use-field';
import {
  DecisionMail,
  MailLanguage,
  useDecisionMail,
} from '@/components/office/submissions/decide/decision-mail';
import { forgetText, keptText, useKeptText } from '@/components/office/submissions/decide/kept-texts';
import { TemplateMenu, withTemplate } from '@/components/office/submissions/decide/template-menu';
import { useAnswerCheck } from '@/components/office/submissions/decide/use-answer-check';
import { useQueue } from '@/components/office/submissions/queue/use-queue';
import { useHintsOnDemand } from '@/lib/api-client/submission-work';
import { previewDecision, type SubmissionRef } from '@/lib/api-client/submissions';
import { reminderDaysDefault } from '@/lib/contracts/submissions/submission-questions';
import { addDays } from '@/lib/rules/dates/calendar';

type QuestionDialogProps = {
  item: SubmissionRef;
  name: string;
  /** Whether this role edits the club's templates. */
  canManage: boolean;
  onClose: () => void;
};

/** Asks for the text of a question to an applicant and for the day of its reminder, and puts it into the queue. */
export function QuestionDialog({ item: { kind, id }, name, canManage, onClose }: QuestionDialogProps) {
  const t = useTranslations('decide.question');
  const enqueue = useQueue();
  const answer = useAnswerCheck();
  const hints = useHintsOnDemand(id).data;
  const draft = `Ask ${id}`;
  const form = useApiForm({
    values: { message: '', remindOn: addDays(localDay(), reminderDaysDefault) },
    first: { message: keptText(draft) },
    check: ({ message: typed }): Record<string, string> => {
      const error = answer.errorOf(typed);
      return error ? { message: error } : {};
    },
    mayProceed: ({ message: typed }) => answer.mayContinue(typed),
    save: async ({ message: typed, remindOn: day }) => {
      const [text, remindOn] = [typed.trim(), day || null];
      // What the server would refuse is said here, not ten seconds later.
      await previewDecision(id, { decision: 'Ask', message: text, remindOn, sendEmail: true });
      enqueue({
        action: 'Ask',
        kind,
        ids: [id],
        names: new Map([[id, name]]),
        stored: new Map(),
        decision: { message: text, sendEmail: true },
        remindOn,
        onDone: () => forgetText(draft),
      });
    },
  });
  const { message } = useFormValues(form);
  useKeptText(draft, message);
  // The recipients are known before the text is.
  const request = { decision: 'Ask', message: message.trim() || t('noText'), sendEmail: true } as const;
  const mail = useDecisionMail(id, request).data?.mail;
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
      <TextAreaField
        form={form}
        name="message"
        label={t('label')}
        hint={t('hint')}
        rows={5}
        maxLength={5000}
      />
      {mail && <MailLanguage locales={[mail.locale]} />}
      {hints?.marks.includes('UnknownAddress') && (
        <p role="status" className="-mt-3 text-sm text-confirmed">
          {t('unknownAddress')}
        </p>
      )}
      <TemplateMenu
        purpose="Ask"
        canManage={canManage}
        onInsert={template => form.set({ message: withTemplate(message, template) })}
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

/** The user's own day; the service knows the club's. */
function localDay(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
