'use client';

import { useTranslations } from 'use-intl';
import { ClosingFields } from '@/components/form-editor/closing-fields';
import { ProofCard } from '@/components/form-editor/membership-settings';
import { NotesCard } from '@/components/form-editor/notes-card';
import { NoticeFields } from '@/components/form-editor/notice-fields';
import { useOnlineCheck } from '@/components/form-editor/online-check';
import { ReasonTranslations } from '@/components/form-editor/reason-translations';
import { CheckboxField } from '@/components/forms/choice-fields';
import { FormFrame } from '@/components/forms/form-frame';
import { type ApiForm, partOf, useApiForm } from '@/components/forms/use-api-form';
import { useField, useFormValues } from '@/components/forms/use-field';
import { RecordScreen } from '@/components/screens/record-screen';
import { Card } from '@/components/ui/display/card';
import { Field } from '@/components/ui/inputs/field';
import { Textarea } from '@/components/ui/inputs/textarea';
import { PageHeader } from '@/components/ui/page-header';
import type { Versioned } from '@/lib/api-client/client';
import {
  formKeys,
  readCancellationForm,
  saveCancellationForm,
  useCancellationForm,
} from '@/lib/api-client/forms';
import type { FormCancellation } from '@/lib/contracts/forms';

type CancellationSettingsProps = {
  mayEdit: boolean;
  /** In the club's time zone. */
  today: string;
};

export function CancellationSettings({ mayEdit, today }: CancellationSettingsProps) {
  const t = useTranslations('forms.settings');
  const labels = useTranslations('labels.kind');
  return (
    <RecordScreen
      query={useCancellationForm()}
      header={<PageHeader title={labels('Cancellation')} description={t(mayEdit ? 'text' : 'readOnly')} />}
      rows={6}
    >
      {read => <Fields mayEdit={mayEdit} today={today} read={read} />}
    </RecordScreen>
  );
}

function Fields({ mayEdit, today, read }: CancellationSettingsProps & { read: Versioned<FormCancellation> }) {
  const t = useTranslations('forms.settings');
  const online = useOnlineCheck();
  const form = useApiForm<FormCancellation>({
    read,
    queryKey: formKeys.cancellation,
    save: (typed, etag) => saveCancellationForm(withoutOldReasons(typed), etag),
    reread: readCancellationForm,
    mayProceed: typed => online.mayGoOnline({ before: read.value.isActive, after: typed.isActive }),
  });
  const { askReason } = useFormValues(form);
  return (
    <FormFrame form={form} mayEdit={mayEdit} savedText={t('saved')} className="max-w-xl">
      {online.dialog}
      <Card title={t('open')}>
        <ClosingFields form={form} isActive="isActive" closedText="closedText" />
      </Card>
      <Card title={t('notice')} description={t('noticeText')}>
        <NoticeFields form={form} today={today} />
      </Card>
      <NotesCard form={partOf(form)} isReadOnly={!mayEdit} />
      <Card title={t('extraordinary')}>
        <CheckboxField
          form={form}
          name="allowExtraordinary"
          label={t('allowExtraordinary')}
          hint={t('allowExtraordinaryHint')}
        />
      </Card>
      <Card title={t('reasons')}>
        <div className="flex flex-col gap-4">
          <CheckboxField form={form} name="askReason" label={t('askReason')} hint={t('askReasonHint')} />
          {askReason && <ReasonsField form={form} />}
          {askReason && <ReasonTranslations form={form} />}
        </div>
      </Card>
      <ProofCard form={partOf(form)} />
    </FormFrame>
  );
}

/** One reason per line. */
function ReasonsField({ form }: { form: ApiForm<FormCancellation> }) {
  const t = useTranslations('forms.settings');
  const words = { label: t('reasonsLabel'), write: (reasons: string[]) => reasons.join('\n') };
  const { value, set, error } = useField(form, 'reasons', words);
  return (
    <Field label={t('reasonsLabel')} hint={t('reasonsHint')} error={error} optional>
      <Textarea rows={4} value={value.join('\n')} onChange={event => set(event.target.value.split('\n'))} />
    </Field>
  );
}

/** Without blank lines, and without translations of reasons that are gone. */
function withoutOldReasons({ translations, ...form }: FormCancellation): FormCancellation {
  const reasons = filled(form.reasons);
  const kept = Object.entries(translations ?? {}).map(([locale, texts]) => {
    const words = Object.entries(texts?.reasons ?? {}).filter(([reason]) => reasons.includes(reason));
    return [locale, { ...texts, ...(words.length > 0 ? { reasons: Object.fromEntries(words) } : {}) }];
  });
  return { ...form, reasons, translations: Object.fromEntries(kept) };
}

/** The lines that are not blank. */
function filled(lines: readonly string[]): string[] {
  return lines.map(line => line.trim()).filter(line => line !== '');
}
