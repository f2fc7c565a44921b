import type { Metadata } from 'next';
import { ConsentHistory } from '@/components/office/privacy/consent-history';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { requireOfficeSession } from '@/lib/sessions/office-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('club');
  return { title: t('consents.historyTitle') };
}

/** `all` shows the versions of every consent, including removed ones. */
export default async function ConsentHistoryPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await requireOfficeSession();
  return <ConsentHistory consentId={id === 'all' ? null : id} />;
}
