import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { SignInCard } from '@/components/office/sign-in/sign-in-card';
import { nextPathOf } from '@/lib/auth/page-query';
import { env } from '@/lib/env';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { findOfficeSession } from '@/lib/sessions/office-session';

/** The demo's sign-in; the first start prints the same (contract §9). */
const demoAccess = { email: 'admin@demo.example', password: 'demo-password-1' };

type LoginPageProps = { searchParams: Promise<{ next?: string | string[] }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('office');
  return { title: t('signIn.title') };
}

export default async function LoginPage({ searchParams }: LoginPageProps) {
  const { next } = await searchParams;
  const nextPath = next === undefined ? '/' : nextPathOf(next);
  if (await findOfficeSession()) redirect(nextPath);
  return (
    <SignInCard
      nextPath={nextPath}
      demo={env().DEMO ? demoAccess : undefined}
      maySignUp={env().ALLOW_SIGNUP}
    />
  );
}
