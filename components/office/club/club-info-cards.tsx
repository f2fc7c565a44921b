'use client';

import type { ComponentProps } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { RecordDraft } from '@/components/office/club/use-record-draft';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import type { ClubInfo } from '@/lib/contracts/club';
import { countryName } from '@/lib/rules/format/intl-formats';
import { countryCodes } from '@/lib/rules/submissions/countries';

export type InfoCardProps = { draft: RecordDraft<ClubInfo> };

export function ClubCard({ draft }: InfoCardProps) {
  const t = useTranslations('club.info');
  return (
    <Card title={t('club')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <InfoField draft={draft} name="name" hint={t('nameHint')} maxLength={150} isWide />
        <InfoField draft={draft} name="legalName" maxLength={200} optional isWide />
        <InfoField
          draft={draft}
          name="chairperson"
          hint={t('chairpersonHint')}
          maxLength={200}
          optional
          isWide
        />
        <InfoField draft={draft} name="registerCourt" maxLength={100} optional />
        <InfoField draft={draft} name="registerNumber" maxLength={50} optional />
      </div>
    </Card>
  );
}

export function AddressCard({ draft }: InfoCardProps) {
  const t = useTranslations('club.info');
  const locale = useLocale();
  const countries = countryCodes
    .map(code => ({ code, name: countryName(code, locale) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));
  return (
    <Card title={t('address')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <InfoField draft={draft} name="street" maxLength={150} optional isWide />
        <InfoField draft={draft} name="zip" maxLength={10} inputMode="numeric" optional />
        <InfoField draft={draft} name="city" maxLength={100} optional />
        <Field label={t('country')} error={draft.errorOf('country')}>
          <Select value={draft.value.country} onChange={event => draft.set({ country: event.target.value })}>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <InfoField draft={draft} name="phone" type="tel" maxLength={30} optional />
        <InfoField draft={draft} name="email" type="email" maxLength={254} optional isWide />
        <InfoField draft={draft} name="website" type="url" hint={t('websiteHint')} optional isWide />
      </div>
    </Card>
  );
}

type TextName =
  | 'name'
  | 'legalName'
  | 'chairperson'
  | 'registerCourt'
  | 'registerNumber'
  | 'street'
  | 'zip'
  | 'city'
  | 'email'
  | 'phone'
  | 'website';

type InfoFieldProps = InfoCardProps &
  Pick<ComponentProps<'input'>, 'type' | 'maxLength' | 'inputMode'> & {
    name: TextName;
    hint?: string;
    optional?: boolean;
    isWide?: boolean;
  };

function InfoField({ draft, name, hint, optional, isWide, ...input }: InfoFieldProps) {
  const t = useTranslations('club.info');
  return (
    <Field
      label={t(name)}
      hint={hint}
      error={draft.errorOf(name)}
      optional={optional}
      className={isWide ? 'sm:col-span-2' : ''}
    >
      <Input
        autoComplete="off"
        {...input}
        value={draft.value[name] ?? ''}
        onChange={event => draft.set({ [name]: event.target.value })}
      />
    </Field>
  );
}
