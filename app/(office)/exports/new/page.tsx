import type { Metadata } from 'next';
import { NewExport } from '@/components/office/exports/new-export';
import { requireOfficeSession } from '@/lib/auth/office-session';
import { getPageTranslator } from '@/lib/i18n/page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('exporting');
  return { title: t('new.title') };
}

export default async function NewExportPage() {
  await requireOfficeSession();
  return <NewExport />;
}
