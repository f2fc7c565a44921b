import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { SelectOption } from '@/components/ui/inputs/select';
import { useClubInfo } from '@/lib/api-client/club-info';
import { countryChoices } from '@/lib/rules/format/country-choices';

/** The countries to choose from, in the groups of the public forms: the club's country and its neighbours first. */
export function useCountryOptions(): readonly SelectOption[] {
  const t = useTranslations('ui.countries');
  const locale = useLocale();
  const own = useClubInfo().data?.value.country ?? '';
  return useMemo(() => {
    const { near, others } = countryChoices(locale, own);
    return [
      ...near.map(choice => ({ ...choice, group: t('near') })),
      ...others.map(choice => ({ ...choice, group: t('others') })),
    ];
  }, [t, locale, own]);
}
