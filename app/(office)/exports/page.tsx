import type { Metadata } from 'next';
import { ExportList } from '@/components/office/exports/export-list';
import { requireOfficeSession } from '@/lib/auth/office-session';
import { getPageTranslator } from '@/lib/i18n/page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('exporting');
  return { title: t('title') };
}

export default async function ExportsPage() {
  await requireOfficeSession();
  return <ExportList />;
}
