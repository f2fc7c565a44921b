import type { ReactNode } from 'react';
import { SettingsNav } from '@/components/office/settings/settings-nav';
import { requireOfficeSession } from '@/lib/auth/office-session';

export default async function SettingsLayout({ children }: { children: ReactNode }) {
  const { user } = await requireOfficeSession();
  return (
    <>
      <SettingsNav role={user.role} />
      {children}
    </>
  );
}
