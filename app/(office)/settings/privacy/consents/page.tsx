import type { Metadata } from 'next';
import { ConsentsEditor } from '@/components/office/privacy/consents-editor';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { requireOfficeSession } from '@/lib/sessions/office-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('club');
  return { title: t('consents.title') };
}

export default async function ConsentsPage() {
  const { user } = await requireOfficeSession();
  return <ConsentsEditor mayEdit={isRoleAtLeast(user.role, 'Manager')} />;
}
