'use client';

import { useTranslations } from 'use-intl';
import { RichTextField } from '@/components/form-editor/rich-text-field';
import { Card } from '@/components/ui/card';

type NotesCardProps = {
  value: string;
  error: string | undefined;
  isReadOnly: boolean;
  onChange: (changes: { notes: string }) => void;
};

/** The text above a form's questions. */
export function NotesCard({ value, error, isReadOnly, onChange }: NotesCardProps) {
  const t = useTranslations('forms.settings');
  return (
    <Card title={t('notes')}>
      <RichTextField
        label={t('notesLabel')}
        hint={t('notesHint')}
        error={error}
        value={value}
        isReadOnly={isReadOnly}
        onChange={notes => onChange({ notes })}
      />
    </Card>
  );
}
