import type { Metadata } from 'next';
import { MailNotice } from '@/app/(office)/mail-notice';
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
  const { ctx, user } = await requireOfficeSession();
  if (!isRoleAtLeast(user.role, 'Manager')) return <NoPermission needed="Manager" />;
  return (
    <>
      <MailNotice ctx={ctx} role={user.role} />
      <OutboxList />
    </>
  );
}
