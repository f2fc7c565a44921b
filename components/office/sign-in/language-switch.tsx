'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'use-intl';
import { storePreference } from '@/components/office/shell/preferences';
import { SegmentedControl } from '@/components/ui/inputs/segmented-control';
import { intlTag, localeCookie } from '@/lib/platform/i18n/locale';
import { locales } from '@/lib/rules/enums';

/** Each language has its own name: users must find it on a page they cannot read. */
const segments = [
  { value: 'de', label: 'Deutsch' },
  { value: 'en', label: 'English' },
] as const;

export function LanguageSwitch() {
  const t = useTranslations('office.signIn');
  const tag = useLocale();
  const router = useRouter();
  return (
    <SegmentedControl
      label={t('language')}
      segments={segments}
      value={locales.find(locale => intlTag(locale) === tag) ?? 'de'}
      onValueChange={locale => {
        storePreference(localeCookie, locale);
        router.refresh();
      }}
    />
  );
}
