import type { ReactNode } from 'react';
import { NoPermission } from '@/components/office/no-permission';
import { requireOfficeSession } from '@/lib/auth/office-session';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { PageProvider } from '@/lib/i18n/page-provider';

export default async function WebhooksLayout({ children }: { children: ReactNode }) {
  const { user, club } = await requireOfficeSession();
  if (!isRoleAtLeast(user.role, 'Admin')) return <NoPermission needed="Admin" />;
  return (
    <PageProvider namespaces={['ui', 'office', 'labels', 'settings', 'webhooks']} timeZone={club.timeZone}>
      {children}
    </PageProvider>
  );
}
