'use client';

import { useTranslations } from 'use-intl';
import { RichTextField } from '@/components/form-editor/rich-text-field';
import { MarkedTextarea } from '@/components/forms/marked-textarea';
import { TranslationFields } from '@/components/forms/translation-fields';
import type { ApiForm } from '@/components/forms/use-api-form';
import { useField } from '@/components/forms/use-field';
import { Card } from '@/components/ui/display/card';

type WithNotes = { notes: string };
type NotesCardProps = { form: ApiForm<WithNotes>; isReadOnly: boolean };

export function NotesCard(props: NotesCardProps) {
  const t = useTranslations('forms.settings');
  return (
    <Card title={t('notes')}>
      <NotesFields {...props} />
    </Card>
  );
}

/** The text above a form's questions. */
export function NotesFields({ form, isReadOnly }: NotesCardProps) {
  const t = useTranslations('forms.settings');
  const { value, set, error } = useField(form, 'notes', { label: t('notesLabel'), write: String });
  return (
    <>
      <RichTextField
        label={t('notesLabel')}
        hint={t('notesHint')}
        error={error}
        value={value}
        isReadOnly={isReadOnly}
        onChange={set}
      />
      <div className="mt-4">
        <TranslationFields
          form={form}
          name="notes"
          label={t('notesLabel')}
          rows={5}
          maxLength={5_000}
          Area={MarkedTextarea}
        />
      </div>
    </>
  );
}
