import type { Metadata } from 'next';
import { FormatList } from '@/components/office/exports/format-list';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { requireOfficeSession } from '@/lib/sessions/office-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('exporting');
  return { title: t('formats.title') };
}

export default async function FormatsPage() {
  const { user } = await requireOfficeSession();
  return <FormatList mayEdit={isRoleAtLeast(user.role, 'Manager')} />;
}
