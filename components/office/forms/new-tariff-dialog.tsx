'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { MutationDialog } from '@/components/forms/mutation-dialog';
import { useApiForm } from '@/components/forms/use-api-form';
import { ConditionFields } from '@/components/office/club/tariffs/condition-fields';
import { SurchargeEditor } from '@/components/office/club/tariffs/surcharge-editor';
import {
  checkTariff,
  emptyTariff,
  type TariffValues,
  toTariffChange,
} from '@/components/office/club/tariffs/tariff-draft';
import type { TariffTerms } from '@/components/office/club/tariffs/tariff-editor';
import { TariffFields } from '@/components/office/club/tariffs/tariff-fields';
import { toast } from '@/components/ui/overlays/toaster';
import { createTariff, useInvalidateMasterData, useMemberships } from '@/lib/api-client/master-data';
import { placeAfter } from '@/lib/rules/format/place-after';

/** A course is paid once, as a rule. */
const values: TariffValues = { ...emptyTariff, priceInterval: 'OneTime', isOnlyInFurtherForms: true };

type NewTariffDialogProps = { terms: TariffTerms; onClose: () => void; onMade: (id: string) => void };

/** Creates a tariff that the standard form does not offer. */
export function NewTariffDialog({ terms, onClose, onMade }: NewTariffDialogProps) {
  const t = useTranslations('forms.further');
  const tariffs = useTranslations('club.tariffs');
  const errors = useTranslations('club.editor.errors');
  const refresh = useInvalidateMasterData('memberships');
  const { data: known } = useMemberships();
  const [key] = useState(() => crypto.randomUUID());
  const form = useApiForm<TariffValues>({
    values,
    save: async value => {
      const made = await createTariff({ ...toTariffChange(value), sortOrder: placeAfter(known) }, key);
      await refresh();
      onMade(made.id);
      toast.success(t('tariffMade', { name: made.name }));
    },
    check: value => checkTariff(value, errors),
  });
  return (
    <MutationDialog
      open
      onOpenChange={onClose}
      form={form}
      width="xl"
      title={t('newTariff')}
      description={t('newTariffText')}
      submitLabel={tariffs('create')}
      failedTitle={t('tariffFailed')}
    >
      <TariffFields form={form} currency={terms.currency} ageReference={terms.ageReference} />
      <ConditionFields form={form} today={terms.today} />
      <SurchargeEditor form={form} currency={terms.currency} mayEdit />
    </MutationDialog>
  );
}
