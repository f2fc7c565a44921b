import type { Metadata } from 'next';
import { LogoScreen } from '@/components/office/club/logo-screen';

import { requireOfficeSession } from '@/lib/auth/office-session';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { getPageTranslator } from '@/lib/i18n/page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('club');
  return { title: t('logo.title') };
}

export default async function LogoPage() {
  const { user, club } = await requireOfficeSession();
  const mayEdit = isRoleAtLeast(user.role, 'Manager');
  return <LogoScreen mayEdit={mayEdit} slug={club.slug} clubName={club.name} />;
}
