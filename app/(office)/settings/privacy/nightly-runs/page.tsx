import type { Metadata } from 'next';
import { NightlyRuns } from '@/components/office/audit/nightly-runs';
import { NoPermission } from '@/components/office/no-permission';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { requireOfficeSession } from '@/lib/sessions/office-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('audit');
  return { title: t('nights.title') };
}

export default async function NightlyRunsPage() {
  const { user } = await requireOfficeSession();
  if (!isRoleAtLeast(user.role, 'Manager')) return <NoPermission needed="Manager" />;
  return <NightlyRuns />;
}
