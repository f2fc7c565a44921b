import type { Metadata } from 'next';
import { NoPermission } from '@/components/office/no-permission';
import { SettingsOverview } from '@/components/office/settings/settings-overview';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { env } from '@/lib/env';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { requireOfficeSession } from '@/lib/sessions/office-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('settings');
  return { title: t('overview.title') };
}

export default async function SettingsPage() {
  const { user } = await requireOfficeSession();
  if (!isRoleAtLeast(user.role, 'Manager')) return <NoPermission needed="Manager" />;
  const { SMTP_URL, MAIL_FROM } = env();
  return <SettingsOverview role={user.role} installationSender={SMTP_URL ? MAIL_FROM : null} />;
}
