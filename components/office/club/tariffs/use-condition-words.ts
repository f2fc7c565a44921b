'use client';

import { useLocale, useTranslations } from 'use-intl';
import type { TariffValues } from '@/components/office/club/tariffs/tariff-draft';
import type { Tariff } from '@/lib/api-client/master-data';
import { formatDate } from '@/lib/rules/format/format-date';
import { agesText } from '@/lib/rules/money/tariff-costs';

type Conditions = Pick<TariffValues | Tariff, 'minAge' | 'maxAge' | 'validFrom' | 'validUntil' | 'places'> & {
  placesTaken?: number | undefined;
};

/** Each condition of a tariff in a few words; empty without conditions. */
export function useConditionWords(): (tariff: Conditions) => string[] {
  const t = useTranslations('club.conditions');
  const labels = useTranslations('labels');
  const locale = useLocale();
  const days = ({ validFrom, validUntil }: Conditions) => {
    const [from, until] = [validFrom ?? '', validUntil ?? ''].map(day => formatDate(day, locale));
    if (from && until) return t('days.between', { from, until });
    if (from) return t('days.from', { from });
    return until ? t('days.until', { until }) : '';
  };
  const places = ({ places: all, placesTaken: taken }: Conditions) => {
    if (!all) return '';
    return taken === undefined
      ? t('placesLimited', { places: all })
      : t('placesTaken', { places: all, taken });
  };
  return tariff => [agesText(tariff, labels), days(tariff), places(tariff)].filter(Boolean);
}
