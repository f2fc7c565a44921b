'use client';

import { Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Consent } from '@/components/office/club/privacy-draft';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { Select } from '@/components/ui/select';
import { TextLink } from '@/components/ui/text-link';
import { Textarea } from '@/components/ui/textarea';
import { consentMediaTypes } from '@/lib/rules/enums';

type ConsentFieldsProps = {
  consent: Consent;
  mayEdit: boolean;
  isStored: boolean;
  isReworded: boolean;
  errorOf: (name: string) => string | undefined;
  onChange: (changes: Partial<Consent>) => void;
  onRemove: () => void;
};

export function ConsentFields(props: ConsentFieldsProps) {
  const { consent, mayEdit, isStored, isReworded, errorOf, onChange, onRemove } = props;
  const t = useTranslations('club.consents');
  const labels = useTranslations('labels.consentMediaType');
  const name = consent.label || t('unnamed');
  return (
    <fieldset className="flex flex-col gap-4 py-4 pr-5">
      <legend className="sr-only">{name}</legend>
      {isStored && (
        <p className="flex flex-wrap items-center gap-3 text-sm">
          <Badge>{t('version', { version: consent.textVersion })}</Badge>
          <TextLink href={`/club/privacy/consents/${consent.id}`}>{t('history')}</TextLink>
        </p>
      )}
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_16rem]">
        <Field label={t('label')} error={errorOf('label')} id={`consent-${consent.id}`}>
          <Input
            value={consent.label}
            maxLength={200}
            onChange={event => onChange({ label: event.target.value })}
          />
        </Field>
        <Field label={t('mediaType')} error={errorOf('mediaType')}>
          <Select
            value={consent.mediaType}
            onChange={event => {
              const mediaType = consentMediaTypes.find(one => one === event.target.value);
              if (mediaType) onChange({ mediaType });
            }}
          >
            {consentMediaTypes.map(one => (
              <option key={one} value={one}>
                {labels(one)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Field label={t('words')} hint={t('wordsHint')} error={errorOf('text')} optional>
        <Textarea rows={3} value={consent.text} onChange={event => onChange({ text: event.target.value })} />
      </Field>
      {isReworded && <Notice tone="info">{t('reworded', { version: consent.textVersion + 1 })}</Notice>}
      <Checkbox
        label={t('isActive')}
        checked={consent.isActive}
        onChange={event => onChange({ isActive: event.target.checked })}
      />
      <Checkbox
        label={t('isRequired')}
        hint={t('isRequiredHint')}
        checked={consent.isRequired}
        onChange={event => onChange({ isRequired: event.target.checked })}
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
