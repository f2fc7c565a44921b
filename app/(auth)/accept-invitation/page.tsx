import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { NewPasswordCard } from '@/components/office/sign-in/new-password-card';
import { mailLinkOf } from '@/lib/auth/page-query';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { isForExistingAccount } from '@/lib/sessions/invitation-link';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The address of this page may contain a code, which must not reach other pages. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('office');
  return { title: t('signIn.newPassword.invitationTitle'), referrer: 'no-referrer' };
}

export default async function AcceptInvitationPage({ searchParams }: Props) {
  const link = mailLinkOf(await searchParams);
  if (await isForExistingAccount(link)) redirect('/login?next=/account');
  return <NewPasswordCard kind="invitation" query={link} />;
}
