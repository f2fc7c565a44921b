import type { Metadata } from 'next';
import { CreateWebhook } from '@/components/office/webhooks/create-webhook';
import { requireOfficeSession } from '@/lib/auth/office-session';
import { getPageTranslator } from '@/lib/i18n/page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('webhooks');
  return { title: t('createTitle') };
}

export default async function NewWebhookPage() {
  await requireOfficeSession();
  return <CreateWebhook />;
}
