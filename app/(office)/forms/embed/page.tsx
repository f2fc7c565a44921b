import type { Metadata } from 'next';
import { EmbedScreen } from '@/components/office/embed/embed-screen';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { env } from '@/lib/env';
import { messagesFor } from '@/lib/platform/i18n/messages';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { PageProvider } from '@/lib/platform/i18n/page-provider';
import { getClubInfo } from '@/lib/services/clubs/read';
import { requireOfficeSession } from '@/lib/sessions/office-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('handouts');
  return { title: t('embed.title') };
}

export default async function EmbedPage() {
  const { ctx, club, user } = await requireOfficeSession();
  const { info } = await getClubInfo(ctx);
  const words = { de: messagesFor('de').paper.poster.title, en: messagesFor('en').paper.poster.title };
  return (
    <PageProvider namespaces={['ui', 'office', 'labels', 'handouts']} timeZone={club.timeZone}>
      <EmbedScreen
        origin={env().APP_URL}
        slug={club.slug}
        words={words}
        clubLocale={info.locale}
        mayEdit={isRoleAtLeast(user.role, 'Manager')}
      />
    </PageProvider>
  );
}
