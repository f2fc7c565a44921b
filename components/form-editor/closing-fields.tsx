'use client';

import type { FieldValues } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { OnlineWarnings } from '@/components/form-editor/online-check';
import { CheckboxField } from '@/components/forms/choice-fields';
import { asPath, type PathTo } from '@/components/forms/form-types';
import { TextAreaField } from '@/components/forms/text-fields';
import { TranslationFields } from '@/components/forms/translation-fields';
import type { ApiForm } from '@/components/forms/use-api-form';

type ClosingFieldsProps<Values extends FieldValues> = {
  form: ApiForm<Values>;
  /** Paths of the two settings. */
  isActive: PathTo<Values, boolean>;
  closedText: PathTo<Values, string>;
};

/** Whether the form is open, and its text while it is closed. */
export function ClosingFields<Values extends FieldValues>({
  form,
  isActive,
  closedText,
}: ClosingFieldsProps<Values>) {
  const t = useTranslations('forms.settings');
  const isOpen = useWatch({ control: form.control, name: asPath<Values>(isActive) });
  return (
    <>
      <CheckboxField form={form} name={isActive} label={t('isActive')} hint={t('isActiveHint')} />
      {isOpen && <OnlineWarnings />}
      {!isOpen && (
        <>
          <TextAreaField
            form={form}
            name={closedText}
            label={t('closedText')}
            hint={t('closedTextHint')}
            rows={3}
            maxLength={1_000}
            optional
          />
          <TranslationFields
            form={form}
            name={closedText}
            label={t('closedText')}
            rows={3}
            maxLength={1_000}
          />
        </>
      )}
    </>
  );
}
