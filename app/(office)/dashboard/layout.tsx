import type { ReactNode } from 'react';
import { DashboardNav } from '@/components/office/dashboard/dashboard-nav';
import { PageProvider } from '@/lib/platform/i18n/page-provider';
import { requireOfficeSession } from '@/lib/sessions/office-session';

export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const { club } = await requireOfficeSession();
  return (
    <PageProvider namespaces={['ui', 'office', 'labels', 'reports']} timeZone={club.timeZone}>
      <DashboardNav />
      {children}
    </PageProvider>
  );
}
