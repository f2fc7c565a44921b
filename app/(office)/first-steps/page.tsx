import type { Metadata } from 'next';
import { FirstStepsScreen } from '@/components/office/first-steps/first-steps-screen';
import { NoPermission } from '@/components/office/no-permission';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { env } from '@/lib/env';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { PageProvider } from '@/lib/platform/i18n/page-provider';
import { requireOfficeSession } from '@/lib/sessions/office-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('firstSteps');
  return { title: t('title') };
}

export default async function FirstStepsPage() {
  const { club, user } = await requireOfficeSession();
  if (!isRoleAtLeast(user.role, 'Manager')) return <NoPermission needed="Manager" />;
  const { APP_URL, SMTP_URL, MAIL_FROM } = env();
  return (
    <PageProvider namespaces={['ui', 'office', 'labels', 'firstSteps', 'forms']} timeZone={club.timeZone}>
      <FirstStepsScreen
        formUrl={`${APP_URL}/f/${club.slug}/membership`}
        installationSender={SMTP_URL ? MAIL_FROM : null}
      />
    </PageProvider>
  );
}
