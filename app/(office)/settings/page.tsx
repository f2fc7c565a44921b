import type { Metadata } from 'next';
import { NoPermission } from '@/components/office/no-permission';
import { SettingsOverview } from '@/components/office/settings/settings-overview';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { env } from '@/lib/env';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { findBackupNote } from '@/lib/services/backups/read';
import { requireOfficeSession } from '@/lib/sessions/office-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('settings');
  return { title: t('overview.title') };
}

export default async function SettingsPage() {
  const { ctx, user } = await requireOfficeSession();
  if (!isRoleAtLeast(user.role, 'Manager')) return <NoPermission needed="Manager" />;
  const { SMTP_URL, MAIL_FROM } = env();
  const backup = user.role === 'Admin' ? await findBackupNote(ctx) : null;
  const installationSender = SMTP_URL ? MAIL_FROM : null;
  return <SettingsOverview role={user.role} installationSender={installationSender} backup={backup} />;
}
