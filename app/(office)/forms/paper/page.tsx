import type { Metadata } from 'next';
import { PaperScreen } from '@/components/office/embed/paper-screen';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { PageProvider } from '@/lib/platform/i18n/page-provider';
import { getClubInfo } from '@/lib/services/clubs/read';
import { requireOfficeSession } from '@/lib/sessions/office-session';

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
