import type { Metadata } from 'next';
import { DeliveryScreen } from '@/components/office/webhooks/delivery-screen';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { requireOfficeSession } from '@/lib/sessions/office-session';

type DeliveryPageProps = { params: Promise<{ id: string; deliveryId: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('webhooks');
  return { title: t('delivery.one') };
}

export default async function DeliveryPage({ params }: DeliveryPageProps) {
  const [place] = await Promise.all([params, requireOfficeSession()]);
  return <DeliveryScreen place={place} />;
}
