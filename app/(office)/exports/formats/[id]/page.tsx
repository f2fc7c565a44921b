import type { Metadata } from 'next';
import { FormatScreen } from '@/components/office/exports/format-screen';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { requireOfficeSession } from '@/lib/sessions/office-session';

type FormatPageProps = { params: Promise<{ id: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('exporting');
  return { title: t('formats.title') };
}

export default async function FormatPage({ params }: FormatPageProps) {
  const [{ id }, { user }] = await Promise.all([params, requireOfficeSession()]);
  return <FormatScreen id={id} mayEdit={isRoleAtLeast(user.role, 'Manager')} />;
}
