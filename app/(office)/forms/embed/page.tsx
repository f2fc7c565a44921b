import type { Metadata } from 'next';
import { EmbedScreen } from '@/components/office/embed/embed-screen';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { env } from '@/lib/env';
import { messagesFor } from '@/lib/platform/i18n/messages';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { PageProvider } from '@/lib/platform/i18n/page-provider';
import { parseColour, toHex } from '@/lib/rules/css/colour';
import { buttonColours } from '@/lib/rules/css/form-colours';
import { getClubInfo } from '@/lib/services/clubs/read';
import { getFormDesign } from '@/lib/services/forms/read';
import { requireOfficeSession } from '@/lib/sessions/office-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('handouts');
  return { title: t('embed.title') };
}

type EmbedPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function EmbedPage({ searchParams }: EmbedPageProps) {
  const { ctx, club, user } = await requireOfficeSession();
  const [{ info }, { design }] = await Promise.all([
    getClubInfo(ctx),
    getFormDesign(ctx, { isPreview: false }),
  ]);
  const { allow } = await searchParams;
  const words = { de: messagesFor('de').paper.poster.title, en: messagesFor('en').paper.poster.title };
  return (
    <PageProvider namespaces={['ui', 'office', 'labels', 'handouts']} timeZone={club.timeZone}>
      <EmbedScreen
        origin={env().APP_URL}
        slug={club.slug}
        words={words}
        clubLocale={info.locale}
        button={buttonOf(design.brandColor)}
        mayEdit={isRoleAtLeast(user.role, 'Manager')}
        siteToAllow={typeof allow === 'string' ? allow : ''}
      />
    </PageProvider>
  );
}

function buttonOf(brandColor = '') {
  const brand = parseColour(brandColor);
  if (!brand) return null;
  const { button, onButton } = buttonColours(brand);
  return { button: toHex(button), onButton: toHex(onButton) };
}
