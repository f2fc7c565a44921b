import type { Metadata } from 'next';
import { TariffEditor } from '@/components/office/club/tariffs/tariff-editor';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { today } from '@/lib/rules/dates/calendar';
import { requireOfficeSession } from '@/lib/sessions/office-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('club');
  return { title: t('tariffs.one') };
}

export default async function TariffPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const { ctx, user, club } = await requireOfficeSession();
  return (
    <TariffEditor
      key={id}
      id={id}
      mayEdit={isRoleAtLeast(user.role, 'Manager')}
      currency={club.currency}
      ageReference={club.ageReference}
      today={today(club.timeZone, ctx.now)}
    />
  );
}
