'use client';

import { useTranslations } from 'use-intl';
import type { RecordDraft } from '@/components/office/club/use-record-draft';
import { Card } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { MoneyInput } from '@/components/ui/money-input';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import type { Tariff } from '@/lib/api-client/master-data';
import { membershipPriceIntervals } from '@/lib/rules/enums';

type TariffFieldsProps = { draft: RecordDraft<Tariff>; currency: string };

export function TariffFields({ draft, currency }: TariffFieldsProps) {
  const t = useTranslations('club.tariffs');
  const labels = useTranslations('labels.priceInterval');
  const { value, set, errorOf } = draft;
  return (
    <Card title={t('basics')}>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <Field label={t('name')} error={errorOf('name')} className="sm:col-span-2">
          <Input value={value.name} maxLength={100} onChange={event => set({ name: event.target.value })} />
        </Field>
        <Field label={t('price')} hint={t('priceHint')} error={errorOf('membershipPrice')}>
          <MoneyInput
            currency={currency}
            value={value.membershipPrice}
            onValueChange={price => set({ membershipPrice: price ?? Number.NaN })}
          />
        </Field>
        <Field label={t('interval')} hint={t('intervalHint')} error={errorOf('priceInterval')}>
          <Select
            value={value.priceInterval}
            onChange={event => {
              const priceInterval = membershipPriceIntervals.find(one => one === event.target.value);
              if (priceInterval) set({ priceInterval });
            }}
          >
            {membershipPriceIntervals.map(one => (
              <option key={one} value={one}>
                {labels(one)}
              </option>
            ))}
          </Select>
        </Field>
        <div className="sm:col-span-2">
          <Checkbox
            label={t('isFamily')}
            hint={t('isFamilyHint')}
            checked={value.isFamilyMembership}
            onChange={event => set({ isFamilyMembership: event.target.checked })}
          />
        </div>
        <Field
          label={t('description')}
          hint={t('descriptionHint')}
          error={errorOf('description')}
          optional
          className="sm:col-span-2"
        >
          <Textarea
            rows={2}
            value={value.description}
            onChange={event => set({ description: event.target.value })}
          />
        </Field>
        <Field
          label={t('externalCode')}
          hint={t('externalCodeHint')}
          error={errorOf('externalCode')}
          optional
          className="sm:col-span-2"
        >
          <Input
            value={value.externalCode}
            maxLength={50}
            className="max-w-40"
            onChange={event => set({ externalCode: event.target.value })}
          />
        </Field>
      </div>
    </Card>
  );
}
