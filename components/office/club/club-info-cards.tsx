'use client';

import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { SelectField } from '@/components/forms/choice-fields';
import { TextField } from '@/components/forms/text-fields';
import type { ApiForm } from '@/components/forms/use-api-form';
import { useCountryOptions } from '@/components/office/use-country-options';
import { Card } from '@/components/ui/display/card';
import type { ClubInfo } from '@/lib/contracts/club';

export type InfoCardProps = { form: ApiForm<ClubInfo> };

export function ClubCard({ form }: InfoCardProps) {
  const t = useTranslations('club.info');
  return (
    <Card title={t('club')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <InfoField form={form} name="name" hint={t('nameHint')} maxLength={150} isWide />
        <InfoField form={form} name="legalName" maxLength={200} optional isWide />
        <InfoField
          form={form}
          name="chairperson"
          hint={t('chairpersonHint')}
          maxLength={200}
          optional
          isWide
        />
        <InfoField form={form} name="registerCourt" maxLength={100} optional />
        <InfoField form={form} name="registerNumber" maxLength={50} optional />
      </div>
    </Card>
  );
}

export function AddressCard({ form }: InfoCardProps) {
  const t = useTranslations('club.info');
  const countries = useCountryOptions();
  return (
    <Card title={t('address')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <InfoField form={form} name="street" maxLength={150} optional isWide />
        <InfoField form={form} name="zip" maxLength={10} inputMode="numeric" optional />
        <InfoField form={form} name="city" maxLength={100} optional />
        <SelectField form={form} name="country" label={t('country')} options={countries} />
        <InfoField form={form} name="phone" type="tel" maxLength={30} optional />
        <InfoField form={form} name="email" type="email" maxLength={254} optional isWide />
        <InfoField form={form} name="website" type="url" hint={t('websiteHint')} optional isWide />
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

function InfoField({ name, isWide, ...props }: InfoFieldProps) {
  const t = useTranslations('club.info');
  return (
    <TextField
      {...props}
      name={name}
      label={t(name)}
      autoComplete="off"
      fieldClassName={isWide ? 'sm:col-span-2' : ''}
    />
  );
}
