import type { ReactNode } from 'react';
import { PageProvider } from '@/lib/platform/i18n/page-provider';
import { requireOfficeSession } from '@/lib/sessions/office-session';

/** The kinds of mail have their names in the texts of the settings. */
export default async function OutboxLayout({ children }: { children: ReactNode }) {
  const { club } = await requireOfficeSession();
  return (
    <PageProvider namespaces={['ui', 'office', 'labels', 'settings']} timeZone={club.timeZone}>
      {children}
    </PageProvider>
  );
}
