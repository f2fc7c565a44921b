'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'use-intl';
import { storePreference, themes } from '@/components/office/shell/preferences';
import { useTheme } from '@/components/office/shell/use-theme';
import { Card } from '@/components/ui/display/card';
import { RadioGroup } from '@/components/ui/inputs/radio-group';
import { intlTag, localeCookie } from '@/lib/platform/i18n/locale';
import { locales } from '@/lib/rules/enums';

/** Each language has its own name: users must find it on a page they cannot read. */
const languageNames = { de: 'Deutsch', en: 'English' } as const;

/** Language and theme of the office, stored in this browser. */
export function AppearanceCard() {
  const t = useTranslations('account.looks');
  const menu = useTranslations('office.userMenu');
  const router = useRouter();
  const tag = useLocale();
  const [theme, changeTheme] = useTheme();
  return (
    <Card title={t('title')} description={t('text')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <RadioGroup
          legend={menu('language')}
          value={locales.find(locale => intlTag(locale) === tag) ?? 'de'}
          options={locales.map(value => ({ value, label: <span lang={value}>{languageNames[value]}</span> }))}
          onValueChange={locale => {
            storePreference(localeCookie, locale);
            router.refresh();
          }}
        />
        <RadioGroup
          legend={menu('theme')}
          value={theme}
          options={themes.map(value => ({ value, label: menu(`themes.${value}`) }))}
          onValueChange={changeTheme}
        />
      </div>
    </Card>
  );
}
