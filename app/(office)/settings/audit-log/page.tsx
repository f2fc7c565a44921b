import type { Metadata } from 'next';
import { AuditLog } from '@/components/office/audit/audit-log';
import { NoPermission } from '@/components/office/no-permission';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { PageProvider } from '@/lib/platform/i18n/page-provider';
import { requireOfficeSession } from '@/lib/sessions/office-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('audit');
  return { title: t('log.title') };
}

export default async function AuditLogPage() {
  const { user, club } = await requireOfficeSession();
  if (!isRoleAtLeast(user.role, 'Admin')) return <NoPermission needed="Admin" />;
  return (
    <PageProvider namespaces={['ui', 'office', 'labels', 'audit']} timeZone={club.timeZone}>
      <AuditLog />
    </PageProvider>
  );
}
