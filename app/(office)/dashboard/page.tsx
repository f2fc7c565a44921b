import type { Metadata } from 'next';
import { MailNotice } from '@/app/(office)/mail-notice';
import { Dashboard } from '@/components/office/dashboard/dashboard';
import { DashboardNav } from '@/components/office/dashboard/dashboard-nav';
import { DepartmentLimitNote } from '@/components/office/department-limit-note';
import { FirstStepsCard } from '@/components/office/first-steps/first-steps-card';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { env } from '@/lib/env';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { PageProvider } from '@/lib/platform/i18n/page-provider';
import { listLimit } from '@/lib/services/departments/read';
import { getFirstSteps } from '@/lib/services/first-steps/first-steps';
import { requireOfficeSession } from '@/lib/sessions/office-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('office');
  return { title: t('dashboard.title') };
}

export default async function DashboardPage() {
  const { ctx, user, club } = await requireOfficeSession();
  const steps = isRoleAtLeast(user.role, 'Manager') ? await getFirstSteps(ctx) : null;
  const isGuided = steps !== null && !steps.isDone && !steps.isPutAway;
  return (
    <>
      {!isGuided && <MailNotice ctx={ctx} role={user.role} />}
      <DashboardNav />
      {isGuided && (
        <PageProvider namespaces={['ui', 'office', 'firstSteps']} timeZone={club.timeZone}>
          <FirstStepsCard steps={steps} />
        </PageProvider>
      )}
      <DepartmentLimitNote departments={await listLimit(ctx)} />
      <Dashboard firstName={user.firstName} formUrl={`${env().APP_URL}/f/${club.slug}/membership`} />
    </>
  );
}
