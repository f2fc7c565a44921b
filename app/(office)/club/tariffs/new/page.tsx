import type { Metadata } from 'next';
import { NewTariff } from '@/components/office/club/tariffs/tariff-editor';
import { NoPermission } from '@/components/office/no-permission';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { today } from '@/lib/rules/dates/calendar';
import { requireOfficeSession } from '@/lib/sessions/office-session';

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
