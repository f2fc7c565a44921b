import type { Metadata } from 'next';
import { MissingTexts } from '@/components/office/club/texts/missing-texts';
import { NoPermission } from '@/components/office/no-permission';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { PageProvider } from '@/lib/platform/i18n/page-provider';
import { requireOfficeSession } from '@/lib/sessions/office-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('club');
  return { title: t('texts.title') };
}

export default async function TextsPage() {
  const { club, user } = await requireOfficeSession();
  if (!isRoleAtLeast(user.role, 'Manager')) return <NoPermission needed="Manager" />;
  return (
    <PageProvider namespaces={['ui', 'office', 'labels', 'club', 'settings']} timeZone={club.timeZone}>
      <MissingTexts />
    </PageProvider>
  );
}
