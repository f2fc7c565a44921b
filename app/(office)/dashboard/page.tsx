import type { Metadata } from 'next';
import { Dashboard } from '@/components/office/dashboard/dashboard';
import { requireOfficeSession } from '@/lib/auth/office-session';
import { env } from '@/lib/env';
import { getPageTranslator } from '@/lib/i18n/page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('office');
  return { title: t('dashboard.title') };
}

export default async function DashboardPage() {
  const { user, club } = await requireOfficeSession();
  return <Dashboard firstName={user.firstName} formUrl={`${env().APP_URL}/f/${club.slug}/membership`} />;
}
