import type { Metadata } from 'next';
import { ConfirmEmailCard } from '@/components/office/sign-in/confirm-email-card';
import { getPageTranslator } from '@/lib/platform/i18n/page';

/** The address of this page may contain a code, which must not reach other pages. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('office');
  return { title: t('signIn.confirmEmail.title'), referrer: 'no-referrer' };
}

export default function ConfirmEmailPage() {
  return <ConfirmEmailCard />;
}
