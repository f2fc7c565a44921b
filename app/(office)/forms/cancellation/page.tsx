import type { Metadata } from 'next';
import { CancellationSettings } from '@/components/form-editor/cancellation-settings';
import { requireOfficeSession } from '@/lib/auth/office-session';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { today } from '@/lib/forms/calendar';
import { getPageTranslator } from '@/lib/i18n/page';

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
