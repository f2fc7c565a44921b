import type { Metadata } from 'next';
import { PrivacyNoticeEditor } from '@/components/office/club/privacy-notice-editor';

import { requireOfficeSession } from '@/lib/auth/office-session';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { getPageTranslator } from '@/lib/i18n/page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('club');
  return { title: t('privacy.title') };
}

export default async function PrivacyPage() {
  const { user } = await requireOfficeSession();
  return <PrivacyNoticeEditor mayEdit={isRoleAtLeast(user.role, 'Manager')} />;
}
