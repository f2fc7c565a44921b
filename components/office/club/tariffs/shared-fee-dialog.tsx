'use client';

import { Coins } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { CheckboxGroupField, SelectField } from '@/components/forms/choice-fields';
import { MutationDialog } from '@/components/forms/mutation-dialog';
import { MoneyField } from '@/components/forms/number-fields';
import { TextField } from '@/components/forms/text-fields';
import { useApiForm } from '@/components/forms/use-api-form';
import {
  emptyAdmissionFee,
  type Surcharge,
  toTariffChange,
  toTariffValues,
  withSurcharge,
} from '@/components/office/club/tariffs/tariff-draft';
import { useTariffActions } from '@/components/office/club/tariffs/use-tariff-actions';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/overlays/toaster';
import { readTariff, saveTariff, type Tariff } from '@/lib/api-client/master-data';
import { surchargeDueTypes, surchargeScopes } from '@/lib/rules/enums';

type SharedFeeDialogProps = { tariffs: readonly Tariff[]; currency: string };

type Fee = Pick<Surcharge, 'name' | 'price' | 'dueType' | 'scope'> & { tariffIds: string[] };

/** One fee, typed once, for several tariffs: usually the admission fee. */
export function SharedFeeDialog({ tariffs, currency }: SharedFeeDialogProps) {
  const t = useTranslations('club.surcharges');
  const labels = useTranslations('labels');
  const errors = useTranslations('club.editor.errors');
  const { refresh } = useTariffActions('');
  const { name, price, dueType, scope } = emptyAdmissionFee(t('admission'));
  const form = useApiForm<Fee>({
    values: { name, price, dueType, scope, tariffIds: tariffs.map(({ id }) => id) },
    save: async ({ tariffIds, ...fee }) => {
      try {
        for (const id of tariffIds) {
          const { value, etag } = await readTariff(id);
          await saveTariff(id, toTariffChange(withSurcharge(toTariffValues(value), fee)), etag);
        }
      } finally {
        await refresh();
      }
      toast.success(t('shared.saved', { count: tariffIds.length, name: fee.name }));
    },
    check: fee => ({
      ...(fee.name.trim() === '' ? { name: errors('required') } : {}),
      ...(Number.isFinite(fee.price) ? {} : { price: errors('amount') }),
      ...(fee.tariffIds.length === 0 ? { tariffIds: t('shared.noTariff') } : {}),
    }),
  });
  return (
    <MutationDialog
      form={form}
      trigger={<Button icon={Coins}>{t('shared.open')}</Button>}
      title={t('shared.title')}
      description={t('shared.text')}
      submitLabel={t('shared.save')}
      failedTitle={t('shared.failed')}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField form={form} name="name" label={t('name')} maxLength={100} />
        <MoneyField form={form} name="price" label={t('price')} currency={currency} />
        <SelectField
          form={form}
          name="dueType"
          label={t('due')}
          options={surchargeDueTypes.map(value => ({ value, label: labels(`surchargeDueType.${value}`) }))}
        />
        <SelectField
          form={form}
          name="scope"
          label={t('scope')}
          options={surchargeScopes.map(value => ({ value, label: labels(`surchargeScope.${value}`) }))}
        />
      </div>
      <CheckboxGroupField
        form={form}
        name="tariffIds"
        legend={t('shared.tariffs')}
        options={tariffs.map(({ id, name: label }) => ({ value: id, label }))}
      />
    </MutationDialog>
  );
}
