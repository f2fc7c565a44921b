import type { Metadata } from 'next';
import { AccountScreen } from '@/components/office/account/account-screen';
import { requireOfficeSession } from '@/lib/auth/office-session';
import { getPageTranslator } from '@/lib/i18n/page';
import { PageProvider } from '@/lib/i18n/page-provider';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('account');
  return { title: t('title') };
}

export default async function AccountPage() {
  const { club } = await requireOfficeSession();
  return (
    <PageProvider namespaces={['ui', 'office', 'labels', 'account']} timeZone={club.timeZone}>
      <AccountScreen />
    </PageProvider>
  );
}
