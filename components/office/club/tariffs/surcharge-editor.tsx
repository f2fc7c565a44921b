'use client';

import { Plus } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useLocale, useTranslations } from 'use-intl';
import type { ApiForm } from '@/components/forms/use-api-form';
import { SurchargeFields } from '@/components/office/club/tariffs/surcharge-fields';
import {
  emptyAdmissionFee,
  emptySurcharge,
  missingFee,
  type Surcharge,
  type TariffValues,
} from '@/components/office/club/tariffs/tariff-draft';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/display/card';
import { SortableList } from '@/components/ui/display/sortable-list';
import { useMemberships } from '@/lib/api-client/master-data';
import { formatMoney } from '@/lib/rules/format/format-money';

type SurchargeEditorProps = { form: ApiForm<TariffValues>; currency: string; mayEdit: boolean };

/** Surcharges of a tariff, in the order of price lines. */
export function SurchargeEditor({ form, currency, mayEdit }: SurchargeEditorProps) {
  const t = useTranslations('club.surcharges');
  const surcharges = useWatch({ control: form.control, name: 'surcharges' });
  const locale = useLocale();
  const { data: tariffs = [] } = useMemberships();
  const fee = missingFee({ id: form.stored.id, surcharges }, tariffs);
  const put = (next: Surcharge[]) => form.set({ surcharges: next });
  const isSortable = mayEdit && surcharges.length > 1;

  function add(made: Surcharge) {
    put([...surcharges, made]);
    requestAnimationFrame(() => document.getElementById(`surcharge-${made.id}`)?.focus());
  }

  return (
    <Card title={t('title')} description={t('text')} flush>
      {surcharges.length === 0 && <p className="px-5 py-4 text-ink-muted">{t('none')}</p>}
      <SortableList
        label={t('title')}
        items={surcharges}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name || t('unnamed')}
        {...(isSortable ? { onReorder: put } : {})}
      >
        {({ id }) => (
          // While dragging, the order on screen differs from the form's.
          <SurchargeFields
            form={form}
            index={surcharges.findIndex(one => one.id === id)}
            currency={currency}
            mayEdit={mayEdit}
            onRemove={() => put(surcharges.filter(one => one.id !== id))}
            isIndented={!isSortable}
          />
        )}
      </SortableList>
      {mayEdit && fee && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t px-5 py-3">
          <p>
            {t('missingFee', {
              name: fee.name,
              price: formatMoney(Math.round(fee.price * 100), currency, locale),
            })}
          </p>
          <Button size="sm" icon={Plus} onClick={() => add(fee)}>
            {t('addHere')}
          </Button>
        </div>
      )}
      {mayEdit && (
        <div className="flex flex-wrap gap-2 border-t px-5 py-3">
          <Button size="sm" icon={Plus} onClick={() => add(emptyAdmissionFee(t('admission')))}>
            {t('addAdmission')}
          </Button>
          <Button size="sm" icon={Plus} onClick={() => add(emptySurcharge())}>
            {t('add')}
          </Button>
        </div>
      )}
    </Card>
  );
}
