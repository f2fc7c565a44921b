import type { Metadata } from 'next';
import { WebhookList } from '@/components/office/webhooks/webhook-list';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { requireOfficeSession } from '@/lib/sessions/office-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('webhooks');
  return { title: t('title') };
}

export default async function WebhooksPage() {
  await requireOfficeSession();
  return <WebhookList />;
}
