import type { ReactNode } from 'react';
import { ExportsNav } from '@/components/office/exports/exports-nav';
import { NoPermission } from '@/components/office/no-permission';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { PageProvider } from '@/lib/platform/i18n/page-provider';
import { requireOfficeSession } from '@/lib/sessions/office-session';

export default async function ExportsLayout({ children }: { children: ReactNode }) {
  const { user, club } = await requireOfficeSession();
  if (!isRoleAtLeast(user.role, 'Clerk')) return <NoPermission needed="Clerk" />;
  return (
    <PageProvider
      namespaces={['ui', 'office', 'labels', 'settings', 'exporting', 'exports', 'inbox']}
      timeZone={club.timeZone}
    >
      <ExportsNav />
      {children}
    </PageProvider>
  );
}
