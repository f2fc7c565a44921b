import type { ReactNode } from 'react';
import { DashboardNav } from '@/components/office/dashboard/dashboard-nav';
import { requireOfficeSession } from '@/lib/auth/office-session';
import { PageProvider } from '@/lib/i18n/page-provider';

export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const { club } = await requireOfficeSession();
  return (
    <PageProvider namespaces={['ui', 'office', 'labels', 'reports']} timeZone={club.timeZone}>
      <DashboardNav />
      {children}
    </PageProvider>
  );
}
