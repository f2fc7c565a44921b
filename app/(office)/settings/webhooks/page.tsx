import type { Metadata } from 'next';
import { WebhookList } from '@/components/office/webhooks/webhook-list';
import { requireOfficeSession } from '@/lib/auth/office-session';
import { getPageTranslator } from '@/lib/i18n/page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('webhooks');
  return { title: t('title') };
}

export default async function WebhooksPage() {
  await requireOfficeSession();
  return <WebhookList />;
}
