import type { Metadata } from 'next';
import { RetentionEditor } from '@/components/office/privacy/retention-editor';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { requireOfficeSession } from '@/lib/sessions/office-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('club');
  return { title: t('retention.title') };
}

export default async function RetentionPage() {
  const { user } = await requireOfficeSession();
  return <RetentionEditor mayEdit={isRoleAtLeast(user.role, 'Manager')} />;
}
