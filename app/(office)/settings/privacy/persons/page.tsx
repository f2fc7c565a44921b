import type { Metadata } from 'next';
import { NoPermission } from '@/components/office/no-permission';
import { PersonRequests } from '@/components/office/persons/person-requests';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { requireOfficeSession } from '@/lib/sessions/office-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('persons');
  return { title: t('title') };
}

export default async function PersonRequestsPage() {
  const { user } = await requireOfficeSession();
  if (!isRoleAtLeast(user.role, 'Manager')) return <NoPermission needed="Manager" />;
  return <PersonRequests />;
}
