import type { Metadata } from 'next';
import { CreateWebhook } from '@/components/office/webhooks/create-webhook';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { requireOfficeSession } from '@/lib/sessions/office-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('webhooks');
  return { title: t('createTitle') };
}

export default async function NewWebhookPage() {
  await requireOfficeSession();
  return <CreateWebhook />;
}
