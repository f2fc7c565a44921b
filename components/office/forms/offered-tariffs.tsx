'use client';

import { Plus } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CheckboxGroupField, RadioField } from '@/components/forms/choice-fields';
import type { ApiForm } from '@/components/forms/use-api-form';
import { useFormValues } from '@/components/forms/use-field';
import type { TariffTerms } from '@/components/office/club/tariffs/tariff-editor';
import type { FurtherFormValues } from '@/components/office/forms/further-form-values';
import { Button } from '@/components/ui/button';
import { useMemberships } from '@/lib/api-client/master-data';

const NewTariffDialog = dynamic(
  () => import('@/components/office/forms/new-tariff-dialog').then(part => part.NewTariffDialog),
  { ssr: false },
);

type OfferedTariffsProps = { form: ApiForm<FurtherFormValues>; terms: TariffTerms; mayEdit: boolean };

/** All tariffs or some. A tariff for this form alone is made here, and ticked. */
export function OfferedTariffs({ form, terms, mayEdit }: OfferedTariffsProps) {
  const t = useTranslations('forms.further');
  const [isMaking, setIsMaking] = useState(false);
  const { offers, membershipIds } = useFormValues(form);
  return (
    <div className="flex flex-col gap-4">
      <RadioField
        form={form}
        name="offers"
        legend={t('offers')}
        options={[
          { value: 'Some', label: t('offersSome') },
          { value: 'All', label: t('offersAll'), hint: t('offersAllHint') },
        ]}
      />
      {offers === 'Some' && <TariffChoice form={form} />}
      {mayEdit && offers === 'Some' && (
        <div>
          <Button icon={Plus} onClick={() => setIsMaking(true)}>
            {t('newTariff')}
          </Button>
          {isMaking && (
            <NewTariffDialog
              terms={terms}
              onClose={() => setIsMaking(false)}
              onMade={id => form.set({ membershipIds: [...membershipIds, id] })}
            />
          )}
        </div>
      )}
    </div>
  );
}

/** The tariffs that are offered, and those that the form still names after they were archived or deleted. */
function TariffChoice({ form }: Pick<OfferedTariffsProps, 'form'>) {
  const t = useTranslations('forms.further');
  const { data: tariffs } = useMemberships();
  const { membershipIds } = useFormValues(form);
  const initial = form.stored.membershipIds;
  if (!tariffs) return null;
  const offered = tariffs.filter(({ id, isActive }) => isActive || initial.includes(id));
  const archivedLast = offered.toSorted((one, other) => Number(other.isActive) - Number(one.isActive));
  const known = archivedLast.map(({ id, name, isActive, isOnlyInFurtherForms }) => {
    if (!isActive) return { value: id, label: t('tariffArchived', { name }) };
    return { value: id, label: isOnlyInFurtherForms ? t('tariffOnlyHere', { name }) : name };
  });
  const gone = membershipIds
    .filter(id => tariffs.every(tariff => tariff.id !== id))
    .map(id => ({ value: id, label: t('tariffGone') }));
  return (
    <CheckboxGroupField
      form={form}
      name="membershipIds"
      legend={t('theseTariffs')}
      options={[...known, ...gone]}
    />
  );
}
