import type { Metadata } from 'next';
import { FormsOverview } from '@/components/office/forms/forms-overview';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { env } from '@/lib/env';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { requireOfficeSession } from '@/lib/sessions/office-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('forms');
  return { title: t('overview.title') };
}

export default async function FormsPage() {
  const { club, user } = await requireOfficeSession();
  const formsUrl = `${env().APP_URL}/f/${club.slug}`;
  return <FormsOverview formsUrl={formsUrl} mayEdit={isRoleAtLeast(user.role, 'Manager')} />;
}
