'use client';

import { useTranslations } from 'use-intl';
import { SectionNav } from '@/components/office/section-nav';

const entries = [
  { key: 'overview', href: '/forms', isExact: true },
  { key: 'membership', href: '/forms/membership' },
  { key: 'change', href: '/forms/change' },
  { key: 'cancellation', href: '/forms/cancellation' },
  { key: 'design', href: '/forms/design' },
  { key: 'embed', href: '/forms/embed' },
  { key: 'paper', href: '/forms/paper' },
] as const;

/** The parts of the room of forms; every role may look at all of them. */
export function FormsNav() {
  const t = useTranslations('forms.nav');
  return (
    <SectionNav
      label={t('label')}
      entries={entries.map(({ key, ...entry }) => ({ ...entry, label: t(key) }))}
    />
  );
}
