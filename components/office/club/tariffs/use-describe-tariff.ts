'use client';

import { useLocale, useTranslations } from 'use-intl';
import { writeMoney } from '@/components/forms/number-fields';
import type { Surcharge, TariffValues } from '@/components/office/club/tariffs/tariff-draft';
import { useSurchargeTerms } from '@/components/office/club/tariffs/use-surcharge-terms';
import { useOffered } from '@/components/office/club/use-offered';
import type { Department } from '@/lib/api-client/master-data';

/** Words of a tariff's lists when two states are compared. */
export function useDescribeTariff(departments: readonly Department[], currency: string) {
  const t = useTranslations('club.tariffs');
  const termsOf = useSurchargeTerms();
  const of = useTranslations('club.surcharges');
  const locale = useLocale();
  const money = (amount: number) => writeMoney(amount, currency, locale);

  const surchargeLine = (surcharge: Surcharge) =>
    `${surcharge.name}: ${[money(surcharge.price), ...termsOf(surcharge)].join(', ')}`;

  function departmentLine({ departmentId, price }: TariffValues['departmentPrices'][number]): string {
    return `${departments.find(({ id }) => id === departmentId)?.name ?? '?'}: ${money(price)}`;
  }

  return {
    isActive: useOffered(),
    departmentPrices: {
      label: t('departmentPrices'),
      write: (prices: TariffValues['departmentPrices']) => prices.map(departmentLine).join('\n'),
    },
    surcharges: {
      label: of('title'),
      write: (surcharges: Surcharge[]) => surcharges.map(surchargeLine).join('\n'),
    },
  };
}
