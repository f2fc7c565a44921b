import type { Metadata } from 'next';
import { NoPermission } from '@/components/office/no-permission';
import { NotificationsScreen } from '@/components/office/settings/notifications/notifications-screen';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { requireOfficeSession } from '@/lib/sessions/office-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('settings');
  return { title: t('notifications.title') };
}

export default async function NotificationsPage() {
  const { user } = await requireOfficeSession();
  return isRoleAtLeast(user.role, 'Manager') ? <NotificationsScreen /> : <NoPermission needed="Manager" />;
}
