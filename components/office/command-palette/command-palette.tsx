'use client';

import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PaletteList } from '@/components/office/command-palette/palette-list';
import { useEntries } from '@/components/office/command-palette/use-entries';
import { Input } from '@/components/ui/inputs/input';
import { Dialog } from '@/components/ui/overlays/dialog';
import type { Role } from '@/lib/rules/enums';

export type CommandPaletteProps = {
  role: Role;
  formUrl: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Opens any page by keyboard: a list box controlled by a text field (ARIA combobox). */
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
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const { groups, isSearching, hasFailed } = useEntries(typed, { role, formUrl });
  const entries = groups.flatMap(group => group.entries);
  const active = entries[Math.min(chosen, entries.length - 1)];

  useEffect(() => {
    if (active) document.getElementById(active.id)?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  function run(entry: (typeof entries)[number]) {
    onClose();
    // After the dialog has returned the focus, so that it does not remove it from the next page.
    setTimeout(entry.run);
  }

  function steer(event: KeyboardEvent) {
    const last = entries.length - 1;
    const at = Math.min(chosen, last);
    const moves: Record<string, number> = {
      ArrowDown: at >= last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
      PageDown: Math.min(last, at + 8),
      PageUp: Math.max(0, at - 8),
    };
    const next = moves[event.key];
    if (event.key === 'Enter' && active) {
      event.preventDefault();
      run(active);
    } else if (next !== undefined) {
      event.preventDefault();
      setChosen(Math.max(0, next));
    }
  }

  return (
    <div className="flex flex-col gap-3">
      <Input
        role="combobox"
        aria-label={t('label')}
        aria-expanded={entries.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active?.id}
        autoFocus
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={t('placeholder')}
        value={typed}
        onChange={event => {
          setTyped(event.target.value);
          setChosen(0);
        }}
        onKeyDown={steer}
      />
      <p role="status" className="sr-only">
        {t('found', { count: entries.length })}
      </p>
      {hasFailed && <p className="text-sm text-danger-ink">{t('searchFailed')}</p>}
      {entries.length === 0 && !isSearching && <p className="py-4 text-ink-muted">{t('nothing')}</p>}
      <PaletteList id={listId} groups={groups} activeId={active?.id} onRun={run} />
    </div>
  );
}
