'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useEntries } from '@/components/office/command-palette/use-entries';
import { Dialog } from '@/components/ui/overlays/dialog';
import { type Entry, Finder } from '@/components/ui/overlays/finder';
import type { Role } from '@/lib/rules/enums';

export type CommandPaletteProps = {
  role: Role;
  formUrl: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Opens any page by keyboard. */
export function CommandPalette({ open, onOpenChange, ...offer }: CommandPaletteProps) {
  const t = useTranslations('palette');
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('title')} description={t('text')}>
      <Search {...offer} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

type SearchProps = Pick<CommandPaletteProps, 'role' | 'formUrl'> & { onClose: () => void };

function Search({ role, formUrl, onClose }: SearchProps) {
  const t = useTranslations('palette');
  const [typed, setTyped] = useState('');
  const { groups, isSearching, hasFailed } = useEntries(typed, { role, formUrl });
  const count = groups.flatMap(group => group.entries).length;

  function run(entry: Entry) {
    onClose();
    // After the dialog has returned the focus, so that it does not remove it from the next page.
    setTimeout(entry.run);
  }

  return (
    <Finder
      label={t('label')}
      placeholder={t('placeholder')}
      found={t('found', { count })}
      typed={typed}
      onType={setTyped}
      groups={groups}
      onRun={run}
    >
      {hasFailed && <p className="text-sm text-danger-ink">{t('searchFailed')}</p>}
      {count === 0 && !isSearching && <p className="py-4 text-ink-muted">{t('nothing')}</p>}
    </Finder>
  );
}
