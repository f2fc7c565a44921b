'use client';

import type { ReactNode } from 'react';
import { OfficeShell } from '@/components/office/shell/office-shell';
import type { ShellUser } from '@/components/office/shell/user-menu';
import { useSubmissionCounts } from '@/lib/api-client/submissions';

type OfficeFrameProps = { club: { name: string }; user: ShellUser; isFolded: boolean; children: ReactNode };

/** The shell with the number of submissions that wait. */
export function OfficeFrame({ children, ...shell }: OfficeFrameProps) {
  const { data: counts } = useSubmissionCounts();
  return (
    <OfficeShell {...shell} counts={{ submissions: counts?.waiting ?? 0 }}>
      {children}
    </OfficeShell>
  );
}
