import type { ReactNode } from 'react';
import { PageProvider } from '@/lib/platform/i18n/page-provider';
import { requireOfficeSession } from '@/lib/sessions/office-session';

export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const { club } = await requireOfficeSession();
  return (
    <PageProvider namespaces={['ui', 'office', 'labels', 'reports']} timeZone={club.timeZone}>
      {children}
    </PageProvider>
  );
}
