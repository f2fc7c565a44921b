import type { Metadata } from 'next';
import { PaperScreen } from '@/components/office/embed/paper-screen';
import { requireOfficeSession } from '@/lib/auth/office-session';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { getPageTranslator } from '@/lib/i18n/page';
import { PageProvider } from '@/lib/i18n/page-provider';
import { getClubInfo } from '@/lib/services/clubs/get-info';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('handouts');
  return { title: t('paper.title') };
}

export default async function PaperPage() {
  const { ctx, club, user } = await requireOfficeSession();
  const { info } = await getClubInfo(ctx);
  return (
    <PageProvider namespaces={['ui', 'labels', 'handouts']} timeZone={club.timeZone}>
      <PaperScreen clubLocale={info.locale} mayEnter={isRoleAtLeast(user.role, 'Clerk')} />
    </PageProvider>
  );
}
