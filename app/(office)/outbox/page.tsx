import type { Metadata } from 'next';
import { NoPermission } from '@/components/office/no-permission';
import { OutboxList } from '@/components/office/outbox/outbox-list';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { requireOfficeSession } from '@/lib/sessions/office-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('office');
  return { title: t('outbox.title') };
}

export default async function OutboxPage() {
  const { user } = await requireOfficeSession();
  return isRoleAtLeast(user.role, 'Manager') ? <OutboxList /> : <NoPermission needed="Manager" />;
}
