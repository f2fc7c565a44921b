'use client';

import { useTranslations } from 'use-intl';
import { SectionNav } from '@/components/office/section-nav';

const entries = [
  { key: 'overview', href: '/forms', isExact: true },
  // Further forms are below it; they belong to the overview.
  { key: 'membership', href: '/forms/membership', isExact: true },
  { key: 'change', href: '/forms/change' },
  { key: 'cancellation', href: '/forms/cancellation' },
  { key: 'design', href: '/forms/design' },
  { key: 'embed', href: '/forms/embed' },
  { key: 'paper', href: '/forms/paper' },
] as const;

/** Pages of the forms; every role may view them. */
export function FormsNav() {
  const t = useTranslations('forms.nav');
  return (
    <SectionNav
      label={t('label')}
      entries={entries.map(({ key, ...entry }) => ({ ...entry, label: t(key) }))}
    />
  );
}
