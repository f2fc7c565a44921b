import type { Metadata } from 'next';
import { MissingTexts } from '@/components/office/club/texts/missing-texts';
import { NoPermission } from '@/components/office/no-permission';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { requireOfficeSession } from '@/lib/sessions/office-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('club');
  return { title: t('texts.title') };
}

export default async function TextsPage() {
  const { user } = await requireOfficeSession();
  return isRoleAtLeast(user.role, 'Manager') ? <MissingTexts /> : <NoPermission needed="Manager" />;
}
