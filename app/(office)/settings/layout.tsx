import type { ReactNode } from 'react';
import { SettingsNav } from '@/components/office/settings/settings-nav';
import { PageProvider } from '@/lib/platform/i18n/page-provider';
import { requireOfficeSession } from '@/lib/sessions/office-session';

/** Only these pages get the texts of the settings. */
export default async function SettingsLayout({ children }: { children: ReactNode }) {
  const { user, club } = await requireOfficeSession();
  return (
    <PageProvider namespaces={['ui', 'office', 'labels', 'settings']} timeZone={club.timeZone}>
      <div className="xl:flex xl:gap-10">
        <SettingsNav role={user.role} />
        <div className="min-w-0 flex-1">{children}</div>
      </div>
    </PageProvider>
  );
}
