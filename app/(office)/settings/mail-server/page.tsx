import type { Metadata } from 'next';
import { NoPermission } from '@/components/office/no-permission';
import { SmtpScreen } from '@/components/office/settings/smtp/smtp-screen';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { env } from '@/lib/env';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { requireOfficeSession } from '@/lib/sessions/office-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('settings');
  return { title: t('smtp.title') };
}

export default async function MailServerPage() {
  const { user } = await requireOfficeSession();
  if (!isRoleAtLeast(user.role, 'Manager')) return <NoPermission needed="Manager" />;
  const { SMTP_URL, MAIL_FROM } = env();
  return <SmtpScreen installationSender={SMTP_URL ? MAIL_FROM : null} ownEmail={user.email} />;
}
