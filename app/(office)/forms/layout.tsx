import type { ReactNode } from 'react';
import { FormsNav } from '@/components/office/forms/forms-nav';
import { PageProvider } from '@/lib/platform/i18n/page-provider';
import { requireOfficeSession } from '@/lib/sessions/office-session';

/** Only these pages get the texts of forms and their editors. */
export default async function FormsLayout({ children }: { children: ReactNode }) {
  const { club } = await requireOfficeSession();
  return (
    <PageProvider namespaces={['ui', 'office', 'labels', 'forms']} timeZone={club.timeZone}>
      <FormsNav />
      {children}
    </PageProvider>
  );
}
