import type { Metadata } from 'next';
import { ClubInfoEditor } from '@/components/office/club/club-info-editor';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { requireOfficeSession } from '@/lib/sessions/office-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('club');
  return { title: t('info.title') };
}

export default async function ClubPage() {
  const { user } = await requireOfficeSession();
  return <ClubInfoEditor mayEdit={isRoleAtLeast(user.role, 'Manager')} />;
}
