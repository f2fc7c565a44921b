import type { Metadata } from 'next';
import { ExportJobScreen } from '@/components/office/exports/export-job';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { requireOfficeSession } from '@/lib/sessions/office-session';

type ExportJobPageProps = { params: Promise<{ jobId: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('exporting');
  return { title: t('title') };
}

export default async function ExportJobPage({ params }: ExportJobPageProps) {
  const [{ jobId }] = await Promise.all([params, requireOfficeSession()]);
  return <ExportJobScreen id={jobId} />;
}
