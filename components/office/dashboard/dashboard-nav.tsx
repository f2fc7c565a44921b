'use client';

import { useTranslations } from 'use-intl';
import { SectionNav } from '@/components/office/section-nav';

/** Pages of the dashboard: today and reports. */
export function DashboardNav() {
  const t = useTranslations('reports.nav');
  return (
    <div className="print:hidden">
      <SectionNav
        label={t('label')}
        entries={[
          { href: '/dashboard', label: t('today'), isExact: true },
          { href: '/dashboard/reports', label: t('reports') },
        ]}
      />
    </div>
  );
}
