import type { Metadata } from 'next';
import { NoPermission } from '@/components/office/no-permission';
import { TemplateList } from '@/components/office/settings/email-templates/template-list';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { PageProvider } from '@/lib/platform/i18n/page-provider';
import { requireOfficeSession } from '@/lib/sessions/office-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('settings');
  return { title: t('templates.title') };
}

export default async function EmailTemplatesPage() {
  const { user, club } = await requireOfficeSession();
  if (!isRoleAtLeast(user.role, 'Manager')) return <NoPermission needed="Manager" />;
  return (
    <PageProvider namespaces={['ui', 'office', 'labels', 'settings', 'decide']} timeZone={club.timeZone}>
      <TemplateList />
    </PageProvider>
  );
}
