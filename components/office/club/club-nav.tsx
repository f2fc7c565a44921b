'use client';

import { useTranslations } from 'use-intl';
import { SectionNav } from '@/components/office/section-nav';

const entries = [
  { key: 'info', href: '/club', isExact: true },
  { key: 'logo', href: '/club/logo' },
  { key: 'departments', href: '/club/departments' },
  { key: 'tariffs', href: '/club/tariffs' },
  { key: 'customFields', href: '/club/custom-fields' },
  { key: 'privacy', href: '/settings/privacy' },
  { key: 'texts', href: '/club/texts' },
] as const;

/** The entries that depend on the role: data protection is in the settings of those who have settings. */
const isFor: Partial<Record<(typeof entries)[number]['key'], (mayEdit: boolean) => boolean>> = {
  privacy: mayEdit => !mayEdit,
  texts: mayEdit => mayEdit,
};

/** The pages of the club's master data. Every role may view them, except the list of translations. */
export function ClubNav({ mayEdit }: { mayEdit: boolean }) {
  const t = useTranslations('club.nav');
  return (
    <SectionNav
      label={t('label')}
      entries={entries
        .filter(({ key }) => isFor[key]?.(mayEdit) ?? true)
        .map(({ key, ...entry }) => ({ ...entry, label: t(key) }))}
    />
  );
}
