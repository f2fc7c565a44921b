import type { ReactNode } from 'react';
import { ClubNav } from '@/components/office/club/club-nav';
import { requireOfficeSession } from '@/lib/auth/office-session';
import { PageProvider } from '@/lib/i18n/page-provider';

/** The texts of master data are sent here only. */
export default async function ClubLayout({ children }: { children: ReactNode }) {
  const { club } = await requireOfficeSession();
  return (
    <PageProvider namespaces={['ui', 'office', 'labels', 'club']} timeZone={club.timeZone}>
      <ClubNav />
      {children}
    </PageProvider>
  );
}
