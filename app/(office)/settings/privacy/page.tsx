import type { Metadata } from 'next';
import { PrivacyNoticeEditor } from '@/components/office/privacy/privacy-notice-editor';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { requireOfficeSession } from '@/lib/sessions/office-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('club');
  return { title: t('privacy.title') };
}

export default async function PrivacyPage() {
  const { user } = await requireOfficeSession();
  return <PrivacyNoticeEditor mayEdit={isRoleAtLeast(user.role, 'Manager')} />;
}
