import type { Metadata } from 'next';
import { NoPermission } from '@/components/office/no-permission';
import { WebhookLog } from '@/components/office/webhooks/webhook-log';
import { requireOfficeSession } from '@/lib/auth/office-session';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { getPageTranslator } from '@/lib/i18n/page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('office');
  return { title: t('webhooks.title') };
}

export default async function WebhooksPage() {
  const { user } = await requireOfficeSession();
  return isRoleAtLeast(user.role, 'Admin') ? <WebhookLog /> : <NoPermission needed="Admin" />;
}
