import type { ReactNode } from 'react';
import { FormsNav } from '@/components/office/forms/forms-nav';
import { requireOfficeSession } from '@/lib/auth/office-session';
import { PageProvider } from '@/lib/i18n/page-provider';

/** The texts of forms and their editors are sent here only. */
export default async function FormsLayout({ children }: { children: ReactNode }) {
  const { club } = await requireOfficeSession();
  return (
    <PageProvider namespaces={['ui', 'office', 'labels', 'forms']} timeZone={club.timeZone}>
      <FormsNav />
      {children}
    </PageProvider>
  );
}
