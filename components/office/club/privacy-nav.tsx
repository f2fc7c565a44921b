'use client';

import { useTranslations } from 'use-intl';
import { SectionNav } from '@/components/office/section-nav';

const entries = [
  { key: 'notice', href: '/club/privacy', isExact: true },
  { key: 'consents', href: '/club/privacy/consents' },
  { key: 'retention', href: '/club/privacy/retention' },
] as const;

export function PrivacyNav() {
  const t = useTranslations('club.privacy');
  return (
    <SectionNav
      label={t('nav')}
      entries={entries.map(({ key, ...entry }) => ({ ...entry, label: t(key) }))}
    />
  );
}
