import type { ReactNode } from 'react';
import { SettingsNav } from '@/components/office/settings/settings-nav';
import { requireOfficeSession } from '@/lib/auth/office-session';
import { PageProvider } from '@/lib/i18n/page-provider';

/** The texts of the settings are sent here only. */
export default async function SettingsLayout({ children }: { children: ReactNode }) {
  const { user, club } = await requireOfficeSession();
  return (
    <PageProvider namespaces={['ui', 'office', 'labels', 'settings']} timeZone={club.timeZone}>
      <SettingsNav role={user.role} />
      {children}
    </PageProvider>
  );
}
