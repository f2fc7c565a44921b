import type { Metadata } from 'next';
import { NightlyRuns } from '@/components/office/audit/nightly-runs';
import { NoPermission } from '@/components/office/no-permission';
import { requireOfficeSession } from '@/lib/auth/office-session';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { getPageTranslator } from '@/lib/i18n/page';
import { PageProvider } from '@/lib/i18n/page-provider';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('audit');
  return { title: t('nights.title') };
}

export default async function NightlyRunsPage() {
  const { user, club } = await requireOfficeSession();
  if (!isRoleAtLeast(user.role, 'Manager')) return <NoPermission needed="Manager" />;
  return (
    <PageProvider namespaces={['ui', 'office', 'labels', 'audit']} timeZone={club.timeZone}>
      <NightlyRuns />
    </PageProvider>
  );
}
