'use client';

import { useTranslations } from 'use-intl';
import { ClosingFields } from '@/components/form-editor/closing-fields';
import { ProofCard } from '@/components/form-editor/membership-settings';
import { NotesCard } from '@/components/form-editor/notes-card';
import { NoticeFields } from '@/components/form-editor/notice-fields';
import { SettingsFrame } from '@/components/form-editor/settings-frame';
import { useFormSettings } from '@/components/form-editor/use-form-settings';
import { Card } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/checkbox';
import { ErrorState } from '@/components/ui/error-state';
import { Field } from '@/components/ui/field';
import { PageHeader } from '@/components/ui/page-header';
import { SkeletonRows } from '@/components/ui/skeleton';
import { Textarea } from '@/components/ui/textarea';
import type { Versioned } from '@/lib/api-client/client';
import { formKeys, saveCancellationForm, useCancellationForm } from '@/lib/api-client/forms';
import type { FormCancellation } from '@/lib/contracts/forms';

type CancellationSettingsProps = {
  mayEdit: boolean;
  /** In the club's time zone. */
  today: string;
};

export function CancellationSettings({ mayEdit, today }: CancellationSettingsProps) {
  const t = useTranslations('forms.settings');
  const labels = useTranslations('labels.kind');
  const ui = useTranslations('ui');
  const form = useCancellationForm();
  return (
    <>
      <PageHeader title={labels('Cancellation')} description={t(mayEdit ? 'text' : 'readOnly')} />
      {form.isPending && <SkeletonRows rows={6} label={ui('loading')} />}
      {form.isError && <ErrorState onRetry={() => form.refetch()} />}
      {form.data && <Fields mayEdit={mayEdit} today={today} read={form.data} />}
    </>
  );
}

function Fields({ mayEdit, today, read }: CancellationSettingsProps & { read: Versioned<FormCancellation> }) {
  const t = useTranslations('forms.settings');
  const draft = useFormSettings({
    read,
    queryKey: formKeys.cancellation,
    save: (form, etag) => saveCancellationForm({ ...form, reasons: filled(form.reasons) }, etag),
  });
  const { value, set, errorOf } = draft;
  return (
    <SettingsFrame draft={draft} mayEdit={mayEdit}>
      <Card title={t('open')}>
        <ClosingFields
          isActive={value.isActive}
          closedText={value.closedText}
          error={errorOf('closedText')}
          onChange={set}
        />
      </Card>
      <Card title={t('notice')} description={t('noticeText')}>
        <NoticeFields value={value} today={today} error={errorOf('noticePeriod.value')} onChange={set} />
      </Card>
      <NotesCard value={value.notes} error={errorOf('notes')} isReadOnly={!mayEdit} onChange={set} />
      <Card title={t('reasons')}>
        <div className="flex flex-col gap-4">
          <Checkbox
            label={t('askReason')}
            hint={t('askReasonHint')}
            checked={value.askReason}
            onChange={event => set({ askReason: event.target.checked })}
          />
          {value.askReason && (
            <Field label={t('reasonsLabel')} hint={t('reasonsHint')} error={errorOf('reasons')} optional>
              <Textarea
                rows={4}
                value={value.reasons.join('\n')}
                onChange={event => set({ reasons: event.target.value.split('\n') })}
              />
            </Field>
          )}
        </div>
      </Card>
      <ProofCard value={value} onChange={set} />
    </SettingsFrame>
  );
}

/** The lines that are not blank. */
function filled(lines: readonly string[]): string[] {
  return lines.map(line => line.trim()).filter(line => line !== '');
}
