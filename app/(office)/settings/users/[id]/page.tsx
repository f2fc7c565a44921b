import type { Metadata } from 'next';
import { NoPermission } from '@/components/office/no-permission';
import { UserDetail } from '@/components/office/settings/users/user-detail';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { requireOfficeSession } from '@/lib/sessions/office-session';

type UserPageProps = { params: Promise<{ id: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('settings');
  return { title: t('users.title') };
}

export default async function UserPage({ params }: UserPageProps) {
  const [{ id }, { user }] = await Promise.all([params, requireOfficeSession()]);
  return isRoleAtLeast(user.role, 'Admin') ? (
    <UserDetail id={id} ownId={user.id} />
  ) : (
    <NoPermission needed="Admin" />
  );
}
