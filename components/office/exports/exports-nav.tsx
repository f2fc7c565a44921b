'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'use-intl';
import { SectionNav } from '@/components/office/section-nav';

/** Pages of exports: jobs and formats. */
export function ExportsNav() {
  const t = useTranslations('exporting.nav');
  const isInFormats = usePathname().startsWith('/exports/formats');
  return (
    <SectionNav
      label={t('label')}
      entries={[
        { href: '/exports', label: t('jobs'), isExact: isInFormats },
        { href: '/exports/formats', label: t('formats') },
      ]}
    />
  );
}
