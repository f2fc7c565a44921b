'use client';

import { useTranslations } from 'use-intl';
import { SectionNav } from '@/components/office/section-nav';

const entries = [
  { key: 'info', href: '/club', isExact: true },
  { key: 'logo', href: '/club/logo' },
  { key: 'departments', href: '/club/departments' },
  { key: 'tariffs', href: '/club/tariffs' },
  { key: 'customFields', href: '/club/custom-fields' },
  { key: 'privacy', href: '/club/privacy' },
  { key: 'texts', href: '/club/texts' },
] as const;

/** The pages of the club's master data. Every role may view them, except the list of translations. */
export function ClubNav({ mayEdit }: { mayEdit: boolean }) {
  const t = useTranslations('club.nav');
  return (
    <SectionNav
      label={t('label')}
      entries={entries
        .filter(({ key }) => mayEdit || key !== 'texts')
        .map(({ key, ...entry }) => ({ ...entry, label: t(key) }))}
    />
  );
}
