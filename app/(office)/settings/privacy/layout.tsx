import type { ReactNode } from 'react';
import { PageProvider } from '@/lib/platform/i18n/page-provider';
import { requireOfficeSession } from '@/lib/sessions/office-session';

/** Only these pages get the texts of data protection. */
export default async function PrivacyLayout({ children }: { children: ReactNode }) {
  const { club } = await requireOfficeSession();
  return (
    <PageProvider
      namespaces={['ui', 'office', 'labels', 'club', 'persons', 'audit']}
      timeZone={club.timeZone}
    >
      {children}
    </PageProvider>
  );
}
