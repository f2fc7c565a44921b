'use client';

import { useLocale, useTranslations } from 'use-intl';
import { CheckboxGroupField, SelectField } from '@/components/forms/choice-fields';
import { TextField } from '@/components/forms/text-fields';
import { useFormValues } from '@/components/forms/use-field';
import type { InfoCardProps } from '@/components/office/club/club-info-cards';
import { Card } from '@/components/ui/display/card';
import { TextLink } from '@/components/ui/text-link';
import { useClubTexts } from '@/lib/api-client/club-texts';
import { addressForms, ageReferences, locales } from '@/lib/rules/enums';
import { displayNames } from '@/lib/rules/format/intl-formats';
import { currencyCodes } from '@/lib/rules/money/currencies';

/** Language, time zone and currency of the club. */
export function LanguageCard({ form, mayEdit }: InfoCardProps & { mayEdit: boolean }) {
  const t = useTranslations('club.info');
  const labels = useTranslations('labels');
  const { locale, currency } = useFormValues(form);
  const currencies = displayNames(useLocale(), { type: 'currency' });
  return (
    <Card title={t('language')}>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <SelectField
          form={form}
          name="locale"
          label={t('locale')}
          hint={t('localeHint')}
          options={locales.map(value => ({ value, label: labels(`locale.${value}`) }))}
        />
        <CheckboxGroupField
          form={form}
          name="formLocales"
          legend={t('formLocales')}
          hint={t('formLocalesHint')}
          options={locales
            .filter(value => value !== locale)
            .map(value => ({ value, label: labels(`locale.${value}`) }))}
        />
        {mayEdit && <MissingNotes form={form} />}
        <SelectField
          form={form}
          name="addressForm"
          label={t('addressForm')}
          hint={t('addressFormHint')}
          options={addressForms.map(value => ({ value, label: labels(`addressForm.${value}`) }))}
        />
        <TextField
          form={form}
          name="timeZone"
          label={t('timeZone')}
          hint={t('timeZoneHint')}
          list="time-zones"
          autoComplete="off"
        />
        <datalist id="time-zones">
          {Intl.supportedValuesOf('timeZone').map(zone => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
        <SelectField
          form={form}
          name="currency"
          label={t('currency')}
          hint={t('currencyHint')}
          // Browsers do not know the newest ones by name.
          options={currencyCodes
            .filter(value => value === currency || currencies.of(value) !== value)
            .map(value => ({ value, label: `${value} – ${currencies.of(value)}` }))}
        />
        <SelectField
          form={form}
          name="ageReference"
          label={t('ageReference')}
          hint={t('ageReferenceHint')}
          options={ageReferences.map(value => ({ value, label: labels(`ageReference.${value}`) }))}
          fieldClassName="sm:col-span-2"
        />
      </div>
    </Card>
  );
}

/** For each chosen language, saved or not: how many texts are missing, and how many may be older than the original. */
function MissingNotes({ form }: InfoCardProps) {
  const t = useTranslations('club.info');
  const labels = useTranslations('labels.locale');
  const { locale, formLocales } = useFormValues(form);
  const chosen = formLocales.filter(one => one !== locale);
  const texts = useClubTexts(chosen.length > 0).data;
  if (!texts || chosen.length === 0) return null;
  return (
    <div role="status" className="flex flex-col gap-1 text-sm text-ink-muted sm:col-span-2">
      {chosen.map(one => {
        const missing = texts.filter(({ translations }) => translations[one] === undefined).length;
        const outdated = texts.filter(text => text.outdated.includes(one)).length;
        return (
          <p key={one}>
            {t('textsMissing', { missing, total: texts.length, language: labels(one) })}{' '}
            {outdated > 0 && t('textsOutdated', { outdated })}{' '}
            {missing + outdated > 0 && <TextLink href="/club/texts">{t('toTexts')}</TextLink>}
          </p>
        );
      })}
    </div>
  );
}
