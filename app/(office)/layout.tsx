import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { OfficeShell } from '@/components/office/shell/office-shell';
import { navigationCookie } from '@/components/office/shell/preferences';
import { requireOfficeSession } from '@/lib/auth/office-session';
import { PageProvider } from '@/lib/i18n/page-provider';

export default async function OfficeLayout({ children }: { children: ReactNode }) {
  const [{ user, club }, cookieStore] = await Promise.all([requireOfficeSession(), cookies()]);
  return (
    <PageProvider namespaces={['ui', 'office', 'labels', 'problems', 'validation']} timeZone={club.timeZone}>
      <OfficeShell club={club} user={user} isFolded={cookieStore.get(navigationCookie)?.value === 'folded'}>
        {children}
      </OfficeShell>
    </PageProvider>
  );
}
