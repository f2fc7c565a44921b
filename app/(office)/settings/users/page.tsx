import type { Metadata } from 'next';
import { NoPermission } from '@/components/office/no-permission';
import { UsersScreen } from '@/components/office/settings/users/users-screen';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { env } from '@/lib/env';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { requireOfficeSession } from '@/lib/sessions/office-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('settings');
  return { title: t('users.title') };
}

export default async function UsersPage() {
  const { user } = await requireOfficeSession();
  return isRoleAtLeast(user.role, 'Admin') ? (
    <UsersScreen ownId={user.id} hasNoMailServer={!env().SMTP_URL} />
  ) : (
    <NoPermission needed="Admin" />
  );
}
