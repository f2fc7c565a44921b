import type { Metadata } from 'next';
import { CancellationSettings } from '@/components/form-editor/cancellation-settings';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { today } from '@/lib/rules/dates/calendar';
import { requireOfficeSession } from '@/lib/sessions/office-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('labels');
  return { title: t('kind.Cancellation') };
}

export default async function CancellationFormPage() {
  const { ctx, club, user } = await requireOfficeSession();
  return (
    <CancellationSettings
      mayEdit={isRoleAtLeast(user.role, 'Manager')}
      today={today(club.timeZone, ctx.now)}
    />
  );
}
