import type { Metadata } from 'next';
import { ConsentHistory } from '@/components/office/club/consent-history';
import { requireOfficeSession } from '@/lib/auth/office-session';
import { getPageTranslator } from '@/lib/i18n/page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('club');
  return { title: t('consents.historyTitle') };
}

/** `all` shows those of every consent, removed ones too. */
export default async function ConsentHistoryPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await requireOfficeSession();
  return <ConsentHistory consentId={id === 'all' ? null : id} />;
}
