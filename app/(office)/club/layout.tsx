import type { ReactNode } from 'react';
import { ClubNav } from '@/components/office/club/club-nav';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { PageProvider } from '@/lib/platform/i18n/page-provider';
import { requireOfficeSession } from '@/lib/sessions/office-session';

/** Only these pages get the texts of master data. */
export default async function ClubLayout({ children }: { children: ReactNode }) {
  const { club, user } = await requireOfficeSession();
  return (
    <PageProvider namespaces={['ui', 'office', 'labels', 'club']} timeZone={club.timeZone}>
      <ClubNav mayEdit={isRoleAtLeast(user.role, 'Manager')} />
      {children}
    </PageProvider>
  );
}
