import type { Metadata } from 'next';
import { ConfirmEmailCard } from '@/components/office/sign-in/confirm-email-card';
import { mailLinkOf } from '@/lib/auth/page-query';
import { getPageTranslator } from '@/lib/platform/i18n/page';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The address of this page may contain a code, which must not reach other pages. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('office');
  return { title: t('signIn.confirmEmail.title'), referrer: 'no-referrer' };
}

export default async function ConfirmEmailPage({ searchParams }: Props) {
  return <ConfirmEmailCard query={mailLinkOf(await searchParams)} />;
}
