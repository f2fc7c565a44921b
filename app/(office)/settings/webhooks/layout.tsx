import type { ReactNode } from 'react';
import { NoPermission } from '@/components/office/no-permission';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { PageProvider } from '@/lib/platform/i18n/page-provider';
import { requireOfficeSession } from '@/lib/sessions/office-session';

export default async function WebhooksLayout({ children }: { children: ReactNode }) {
  const { user, club } = await requireOfficeSession();
  if (!isRoleAtLeast(user.role, 'Admin')) return <NoPermission needed="Admin" />;
  return (
    <PageProvider namespaces={['ui', 'office', 'labels', 'settings', 'webhooks']} timeZone={club.timeZone}>
      {children}
    </PageProvider>
  );
}
