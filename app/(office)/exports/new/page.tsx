import type { Metadata } from 'next';
import { NewExport } from '@/components/office/exports/new-export';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { requireOfficeSession } from '@/lib/sessions/office-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('exporting');
  return { title: t('new.title') };
}

export default async function NewExportPage() {
  await requireOfficeSession();
  return <NewExport />;
}
