import type { Metadata } from 'next';
import { SignUpCard } from '@/components/office/sign-in/sign-up-card';
import { SignUpClosed } from '@/components/office/sign-in/sign-up-closed';
import { env } from '@/lib/env';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { PageProvider } from '@/lib/platform/i18n/page-provider';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('firstSteps');
  return { title: t('signUp.title') };
}

export default function SignUpPage() {
  const { ALLOW_SIGNUP, APP_URL } = env();
  return (
    <PageProvider namespaces={['ui', 'office', 'firstSteps']}>
      {ALLOW_SIGNUP ? <SignUpCard formsUrl={`${APP_URL.replace(/^https?:\/\//, '')}/f`} /> : <SignUpClosed />}
    </PageProvider>
  );
}
