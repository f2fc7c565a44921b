import type { Metadata } from 'next';
import { NewTariff } from '@/components/office/club/tariff-editor';
import { NoPermission } from '@/components/office/no-permission';
import { requireOfficeSession } from '@/lib/auth/office-session';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { today } from '@/lib/forms/calendar';
import { getPageTranslator } from '@/lib/i18n/page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('club');
  return { title: t('tariffs.new') };
}

type NewTariffPageProps = { searchParams: Promise<{ from?: string | string[] }> };

export default async function NewTariffPage({ searchParams }: NewTariffPageProps) {
  const { from } = await searchParams;
  const { ctx, user, club } = await requireOfficeSession();
  if (!isRoleAtLeast(user.role, 'Manager')) return <NoPermission needed="Manager" />;
  return (
    <NewTariff
      from={typeof from === 'string' ? from : null}
      mayEdit
      currency={club.currency}
      ageReference={club.ageReference}
      today={today(club.timeZone, ctx.now)}
    />
  );
}
