import type { Metadata } from 'next';
import { FormatList } from '@/components/office/exports/format-list';
import { requireOfficeSession } from '@/lib/auth/office-session';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { getPageTranslator } from '@/lib/i18n/page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('exporting');
  return { title: t('formats.title') };
}

export default async function FormatsPage() {
  const { user } = await requireOfficeSession();
  return <FormatList mayEdit={isRoleAtLeast(user.role, 'Manager')} />;
}
