'use client';

import { useTranslations } from 'use-intl';
import type { Surcharge } from '@/components/office/club/tariffs/tariff-draft';
import { agesText } from '@/lib/rules/money/tariff-costs';

type Terms = Pick<Surcharge, 'dueType' | 'scope' | 'minAge' | 'maxAge' | 'isOptional'>;

/** When and for whom a surcharge counts, in a few words each. */
export function useSurchargeTerms(): (surcharge: Terms) => string[] {
  const t = useTranslations('club.surcharges');
  const labels = useTranslations('labels');
  return ({ dueType, scope, isOptional, ...ages }) =>
    [
      labels(`surchargeDueType.${dueType}`),
      labels(`surchargeScope.${scope}`),
      agesText(ages, labels),
      isOptional ? t('isOptional') : '',
    ].filter(Boolean);
}
