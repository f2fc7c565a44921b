import type { Metadata } from 'next';
import { LogoScreen } from '@/components/office/club/logo/logo-screen';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { requireOfficeSession } from '@/lib/sessions/office-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('club');
  return { title: t('logo.title') };
}

export default async function LogoPage() {
  const { user, club } = await requireOfficeSession();
  const mayEdit = isRoleAtLeast(user.role, 'Manager');
  return <LogoScreen mayEdit={mayEdit} slug={club.slug} clubName={club.name} />;
}
