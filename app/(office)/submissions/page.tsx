import type { Metadata } from 'next';
import { SubmissionList } from '@/components/office/submissions/submission-list';
import { requireOfficeSession } from '@/lib/auth/office-session';
import { getPageTranslator } from '@/lib/i18n/page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('office');
  return { title: t('list.title') };
}

export default async function SubmissionsPage() {
  const { club } = await requireOfficeSession();
  return <SubmissionList formPath={`/f/${club.slug}/membership`} />;
}
