'use client';

import { useTranslations } from 'use-intl';
import type { Surcharge } from '@/components/office/club/tariff-draft';
import type { Department, Tariff } from '@/lib/api-client/master-data';
import { formatMoney } from '@/lib/rules/format/format-money';
import { describeBy } from './conflict-notice';

type Words = { departments: readonly Department[]; currency: string; locale: string };

/** Labels and texts of a tariff's members when two states are compared. */
export function useDescribeTariff({ departments, currency, locale }: Words) {
  const t = useTranslations('club.tariffs');
  const labels = useTranslations('labels');
  const of = useTranslations('club.surcharges');
  const yesNo = (value: boolean) => labels(value ? 'answer.yes' : 'answer.no');
  const money = (amount: number) =>
    Number.isFinite(amount) ? formatMoney(Math.round(amount * 100), currency, locale) : '?';

  function surchargeLine({ name, price, dueType, scope, minAge, maxAge, isOptional }: Surcharge): string {
    const isForAll = (minAge ?? null) === null && (maxAge ?? null) === null;
    const parts = [
      money(price),
      labels(`surchargeDueType.${dueType}`),
      labels(`surchargeScope.${scope}`),
      isForAll ? '' : `${minAge ?? 0}–${maxAge ?? '∞'}`,
      isOptional ? of('isOptional') : '',
    ];
    return `${name}: ${parts.filter(Boolean).join(', ')}`;
  }

  function departmentLine({ departmentId, price }: Tariff['departmentPrices'][number]): string {
    return `${departments.find(({ id }) => id === departmentId)?.name ?? '?'}: ${money(price)}`;
  }

  return describeBy<Tariff>({
    name: { label: t('name'), write: ({ name }) => name },
    description: { label: t('description'), write: ({ description }) => description },
    externalCode: { label: t('externalCode'), write: ({ externalCode }) => externalCode },
    isActive: { label: t('offered'), write: ({ isActive }) => yesNo(isActive) },
    isFamilyMembership: {
      label: t('isFamily'),
      write: ({ isFamilyMembership }) => yesNo(isFamilyMembership),
    },
    membershipPrice: { label: t('price'), write: ({ membershipPrice }) => money(membershipPrice) },
    priceInterval: {
      label: t('interval'),
      write: ({ priceInterval }) => labels(`priceInterval.${priceInterval}`),
    },
    departmentPrices: {
      label: t('departmentPrices'),
      write: ({ departmentPrices }) => departmentPrices.map(departmentLine).join('\n'),
    },
    surcharges: {
      label: of('title'),
      write: ({ surcharges }) => surcharges.map(surchargeLine).join('\n'),
    },
  });
}
