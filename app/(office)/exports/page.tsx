import type { Metadata } from 'next';
import { ExportList } from '@/components/office/exports/export-list';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { requireOfficeSession } from '@/lib/sessions/office-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('exporting');
  return { title: t('title') };
}

export default async function ExportsPage() {
  await requireOfficeSession();
  return <ExportList />;
}
