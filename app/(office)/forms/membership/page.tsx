import type { Metadata } from 'next';
import { MembershipSettings } from '@/components/form-editor/membership-settings';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { requireOfficeSession } from '@/lib/sessions/office-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('labels');
  return { title: t('kind.Membership') };
}

export default async function MembershipFormPage() {
  const { club, user } = await requireOfficeSession();
  return (
    <MembershipSettings kind="Membership" slug={club.slug} mayEdit={isRoleAtLeast(user.role, 'Manager')} />
  );
}
