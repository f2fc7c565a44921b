import type { Metadata } from 'next';
import { NewPasswordCard } from '@/components/office/sign-in/new-password-card';
import { getPageTranslator } from '@/lib/platform/i18n/page';

/** The address of this page may contain a code, which must not reach other pages. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('office');
  return { title: t('signIn.newPassword.invitationTitle'), referrer: 'no-referrer' };
}

export default function AcceptInvitationPage() {
  return <NewPasswordCard kind="invitation" />;
}
