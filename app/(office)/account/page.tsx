import type { Metadata } from 'next';
import { AccountScreen } from '@/components/office/account/account-screen';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { PageProvider } from '@/lib/platform/i18n/page-provider';
import { requireOfficeSession } from '@/lib/sessions/office-session';

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
