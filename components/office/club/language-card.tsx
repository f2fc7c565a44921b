'use client';

import { useLocale, useTranslations } from 'use-intl';
import type { InfoCardProps } from '@/components/office/club/club-info-cards';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { addressForms, ageReferences, locales } from '@/lib/rules/enums';
import { displayNames } from '@/lib/rules/format/intl-formats';
import { currencyCodes } from '@/lib/rules/money/currencies';

/** Language, time zone and currency of the club. */
export function LanguageCard({ draft }: InfoCardProps) {
  const t = useTranslations('club.info');
  const labels = useTranslations('labels');
  const locale = useLocale();
  const { value, set, errorOf } = draft;
  const currencies = displayNames(locale, { type: 'currency' });
  return (
    <Card title={t('language')}>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <Field label={t('locale')} hint={t('localeHint')} error={errorOf('locale')}>
          <Select
            value={value.locale}
            onChange={event => set({ locale: locales.find(one => one === event.target.value) ?? 'de' })}
          >
            {locales.map(one => (
              <option key={one} value={one}>
                {labels(`locale.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('addressForm')} hint={t('addressFormHint')} error={errorOf('addressForm')}>
          <Select
            value={value.addressForm}
            onChange={event =>
              set({ addressForm: addressForms.find(one => one === event.target.value) ?? 'Du' })
            }
          >
            {addressForms.map(one => (
              <option key={one} value={one}>
                {labels(`addressForm.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('timeZone')} hint={t('timeZoneHint')} error={errorOf('timeZone')}>
          <Input
            list="time-zones"
            autoComplete="off"
            value={value.timeZone}
            onChange={event => set({ timeZone: event.target.value })}
          />
        </Field>
        <datalist id="time-zones">
          {Intl.supportedValuesOf('timeZone').map(zone => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
        <Field label={t('currency')} hint={t('currencyHint')} error={errorOf('currency')}>
          <Select value={value.currency} onChange={event => set({ currency: event.target.value })}>
            {currencyCodes.map(code => (
              <option key={code} value={code}>
                {`${code} – ${currencies.of(code) ?? code}`}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label={t('ageReference')}
          hint={t('ageReferenceHint')}
          error={errorOf('ageReference')}
          className="sm:col-span-2"
        >
          <Select
            value={value.ageReference}
            onChange={event =>
              set({ ageReference: ageReferences.find(one => one === event.target.value) ?? 'EntryDate' })
            }
          >
            {ageReferences.map(one => (
              <option key={one} value={one}>
                {labels(`ageReference.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </Card>
  );
}
