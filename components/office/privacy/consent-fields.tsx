'use client';

import { Trash2 } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { CheckboxField, SelectField } from '@/components/forms/choice-fields';
import { TextAreaField, TextField } from '@/components/forms/text-fields';
import { TranslationFields } from '@/components/forms/translation-fields';
import type { ApiForm } from '@/components/forms/use-api-form';
import { isReworded } from '@/components/office/privacy/privacy-draft';
import { Button } from '@/components/ui/button';
import { Badge } from '@/components/ui/display/badge';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import type { DataPrivacy } from '@/lib/api-client/data-privacy';
import { consentMediaTypes } from '@/lib/rules/enums';

type ConsentFieldsProps = {
  form: ApiForm<DataPrivacy>;
  index: number;
  mayEdit: boolean;
  onRemove: () => void;
};

export function ConsentFields({ form, index, mayEdit, onRemove }: ConsentFieldsProps) {
  const t = useTranslations('club.consents');
  const labels = useTranslations('labels.consentMediaType');
  const at = `consents.${index}` as const;
  const consent = useWatch({ control: form.control, name: at });
  const stored = form.stored.consents;
  const name = consent.label || t('unnamed');
  return (
    <fieldset className="flex flex-col gap-4 py-4 pr-5">
      <legend className="sr-only">{name}</legend>
      {stored.some(({ id }) => id === consent.id) && (
        <p className="flex flex-wrap items-center gap-3 text-sm">
          <Badge>{t('version', { version: consent.textVersion })}</Badge>
          <TextLink href={`/settings/privacy/consents/${consent.id}`}>{t('history')}</TextLink>
        </p>
      )}
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_16rem]">
        <TextField
          form={form}
          name={`${at}.label`}
          id={`consent-${consent.id}`}
          label={t('label')}
          maxLength={200}
        />
        <SelectField
          form={form}
          name={`${at}.mediaType`}
          label={t('mediaType')}
          options={consentMediaTypes.map(value => ({ value, label: labels(value) }))}
        />
      </div>
      <TranslationFields form={form} name={`${at}.label`} label={t('label')} maxLength={200} />
      <TextAreaField
        form={form}
        name={`${at}.text`}
        label={t('words')}
        hint={t('wordsHint')}
        rows={3}
        optional
      />
      <TranslationFields form={form} name={`${at}.text`} label={t('words')} rows={3} />
      {isReworded(stored, consent) && (
        <Notice tone="info">{t('reworded', { version: consent.textVersion + 1 })}</Notice>
      )}
      <CheckboxField form={form} name={`${at}.isActive`} label={t('isActive')} />
      <CheckboxField
        form={form}
        name={`${at}.isRequired`}
        label={t('isRequired')}
        hint={t('isRequiredHint')}
      />
      {mayEdit && (
        <Button
          size="sm"
          variant="ghost"
          icon={Trash2}
          onClick={onRemove}
          aria-label={t('removeNamed', { name })}
          className="self-start"
        >
          {t('remove')}
        </Button>
      )}
    </fieldset>
  );
}
