import type { Metadata } from 'next';
import { DashboardNav } from '@/components/office/dashboard/dashboard-nav';
import { DepartmentLimitNote } from '@/components/office/department-limit-note';
import { Reports } from '@/components/office/reports/reports';
import { env } from '@/lib/env';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { getArrangement } from '@/lib/services/dashboard-arrangements/arrangement';
import { listLimit } from '@/lib/services/departments/read';
import { requireOfficeSession } from '@/lib/sessions/office-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('reports');
  return { title: t('title') };
}

export default async function ReportsPage() {
  const { ctx, club } = await requireOfficeSession();
  const arrangement = { value: await getArrangement(ctx), at: ctx.now.getTime() };
  return (
    <>
      <DashboardNav />
      <DepartmentLimitNote departments={await listLimit(ctx)} />
      <Reports
        formUrl={`${env().APP_URL}/f/${club.slug}/membership`}
        currency={club.currency}
        arrangement={arrangement}
      />
    </>
  );
}
