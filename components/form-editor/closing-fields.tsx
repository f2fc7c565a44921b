'use client';

import { useTranslations } from 'use-intl';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';

type ClosingFieldsProps = {
  isActive: boolean;
  closedText: string;
  error: string | undefined;
  onChange: (changes: { isActive?: boolean; closedText?: string }) => void;
};

/** Whether the form is open, and its text while it is closed. */
export function ClosingFields({ isActive, closedText, error, onChange }: ClosingFieldsProps) {
  const t = useTranslations('forms.settings');
  return (
    <>
      <Checkbox
        label={t('isActive')}
        hint={t('isActiveHint')}
        checked={isActive}
        onChange={event => onChange({ isActive: event.target.checked })}
      />
      {!isActive && (
        <Field label={t('closedText')} hint={t('closedTextHint')} error={error} optional>
          <Textarea
            rows={3}
            maxLength={1_000}
            value={closedText}
            onChange={event => onChange({ closedText: event.target.value })}
          />
        </Field>
      )}
    </>
  );
}
