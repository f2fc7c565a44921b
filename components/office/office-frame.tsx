'use client';

import type { ReactNode } from 'react';
import { PaletteWithWords } from '@/components/office/command-palette/palette-with-words';
import { usePalette } from '@/components/office/command-palette/use-palette';
import { LinkedClub } from '@/components/office/linked-club';
import { OfficeShell } from '@/components/office/shell/office-shell';
import type { ClubChoice, ShellUser } from '@/components/office/shell/user-menu';
import { QueueStatus } from '@/components/office/submissions/queue/queue-status';
import { useShownCounts } from '@/components/office/submissions/queue/use-shown-counts';

type OfficeFrameProps = {
  club: { name: string };
  clubs: ClubChoice;
  user: ShellUser;
  isFolded: boolean;
  /** Address of the club's membership form. */
  formUrl: string;
  children: ReactNode;
};

/** The shell with the number of waiting submissions, the queue of actions, and the command palette. */
export function OfficeFrame({ formUrl, children, ...shell }: OfficeFrameProps) {
  const counts = useShownCounts();
  const { loaded, isOpen, setIsOpen, open } = usePalette();
  return (
    <OfficeShell {...shell} onSearch={open} counts={{ submissions: counts?.waiting ?? 0 }}>
      <div className="grow">
        <LinkedClub clubs={shell.clubs}>{children}</LinkedClub>
      </div>
      <QueueStatus />
      {loaded && (
        <PaletteWithWords
          loaded={loaded}
          role={shell.user.role}
          formUrl={formUrl}
          open={isOpen}
          onOpenChange={setIsOpen}
        />
      )}
    </OfficeShell>
  );
}
