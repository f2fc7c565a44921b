import type { Metadata } from 'next';
import { NoPermission } from '@/components/office/no-permission';
import { OutboxMailDetail } from '@/components/office/outbox/outbox-mail-detail';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { requireOfficeSession } from '@/lib/sessions/office-session';

type OutboxMailPageProps = { params: Promise<{ id: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('office');
  return { title: t('outbox.title') };
}

export default async function OutboxMailPage({ params }: OutboxMailPageProps) {
  const [{ id }, { user }] = await Promise.all([params, requireOfficeSession()]);
  return isRoleAtLeast(user.role, 'Manager') ? (
    <OutboxMailDetail id={id} />
  ) : (
    <NoPermission needed="Manager" />
  );
}
