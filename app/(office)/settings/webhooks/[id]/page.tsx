import type { Metadata } from 'next';
import { WebhookScreen } from '@/components/office/webhooks/webhook-screen';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { requireOfficeSession } from '@/lib/sessions/office-session';
import { verifySamples } from '../verify-samples';

type WebhookPageProps = { params: Promise<{ id: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('webhooks');
  return { title: t('title') };
}

export default async function WebhookPage({ params }: WebhookPageProps) {
  const [{ id }, samples] = await Promise.all([params, verifySamples(), requireOfficeSession()]);
  return <WebhookScreen id={id} samples={samples} />;
}
