import type { Metadata } from 'next';
import { NoPermission } from '@/components/office/no-permission';
import { UsersScreen } from '@/components/office/settings/users/users-screen';
import { requireOfficeSession } from '@/lib/auth/office-session';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { env } from '@/lib/env';
import { getPageTranslator } from '@/lib/i18n/page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('settings');
  return { title: t('users.title') };
}

export default async function UsersPage() {
  const { user } = await requireOfficeSession();
  return isRoleAtLeast(user.role, 'Admin') ? (
    <UsersScreen ownId={user.id} keepsInvitations={!env().SMTP_URL} />
  ) : (
    <NoPermission needed="Admin" />
  );
}
