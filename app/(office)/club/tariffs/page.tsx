import type { Metadata } from 'next';
import { TariffList } from '@/components/office/club/tariffs/tariff-list';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { requireOfficeSession } from '@/lib/sessions/office-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('club');
  return { title: t('tariffs.title') };
}

export default async function TariffsPage() {
  const { user, club } = await requireOfficeSession();
  return <TariffList mayEdit={isRoleAtLeast(user.role, 'Manager')} currency={club.currency} />;
}
