import type { Metadata } from 'next';
import { ForgotPasswordCard } from '@/components/office/sign-in/forgot-password-card';
import { env } from '@/lib/env';
import { getPageTranslator } from '@/lib/platform/i18n/page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('office');
  return { title: t('signIn.forgot.title') };
}

export default function ForgotPasswordPage() {
  return <ForgotPasswordCard hasNoMailServer={!env().SMTP_URL} />;
}
