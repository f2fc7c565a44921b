'use client';

import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { Input } from '@/components/ui/inputs/input';

export type Entry = {
  readonly id: string;
  readonly label: string;
  /** Beside the label: kind and state of a submission. */
  readonly detail?: string;
  readonly icon: LucideIcon;
  readonly run: () => void;
};

export type EntryGroup = { readonly label: string; readonly entries: readonly Entry[] };

type FinderProps = {
  /** Names the field and the list for screen readers. */
  label: string;
  placeholder: string;
  /** Says to screen readers how many entries there are. */
  found: string;
  typed: string;
  onType: (typed: string) => void;
  groups: readonly EntryGroup[];
  onRun: (entry: Entry) => void;
  /** Between field and list: that nothing was found, or that the search failed. */
  children?: ReactNode;
};

/** A list box controlled by a text field (ARIA combobox): arrows choose, Enter runs the entry, a click runs any. */
export function Finder({ label, placeholder, found, typed, onType, groups, onRun, children }: FinderProps) {
  const listId = useId();
  const [chosen, setChosen] = useState(0);
  const entries = groups.flatMap(group => group.entries);
  const active = entries[Math.min(chosen, entries.length - 1)];

  useEffect(() => {
    if (active) document.getElementById(active.id)?.scrollIntoView({ block: 'nearest' });
  }, [active]);

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
      onRun(active);
    } else if (next !== undefined) {
      event.preventDefault();
      setChosen(Math.max(0, next));
    }
  }

  return (
    <div className="flex flex-col gap-3">
      <Input
        role="combobox"
        aria-label={label}
        aria-expanded={entries.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active?.id}
        autoFocus
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={placeholder}
        value={typed}
        onChange={event => {
          onType(event.target.value);
          setChosen(0);
        }}
        onKeyDown={steer}
      />
      <p role="status" className="sr-only">
        {found}
      </p>
      {children}
      <div
        id={listId}
        role="listbox"
        aria-label={label}
        className="-mx-2 h-[min(24rem,50dvh)] overflow-y-auto"
      >
        {groups.map(group => (
          <Group key={group.label} group={group} activeId={active?.id} onRun={onRun} />
        ))}
      </div>
    </div>
  );
}

type GroupProps = { group: EntryGroup; activeId: string | undefined; onRun: (entry: Entry) => void };

function Group({ group: { label, entries }, activeId, onRun }: GroupProps) {
  const headingId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: HTML has no element for groups in a list box
    <div role="group" aria-labelledby={headingId} className="mb-2">
      <div id={headingId} className="px-2.5 pt-1.5 pb-1 text-xs font-medium text-ink-muted">
        {label}
      </div>
      {entries.map(entry => {
        const { id, label: words, detail, icon: Icon } = entry;
        return (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field (aria-activedescendant)
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are taken by the field
          <div
            key={id}
            id={id}
            role="option"
            aria-selected={id === activeId}
            onClick={() => onRun(entry)}
            className="flex min-h-9 cursor-default items-center gap-3 rounded-sm px-2.5 py-1 select-none hover:bg-sunken aria-selected:bg-accent-soft aria-selected:text-accent-ink pointer-coarse:min-h-11"
          >
            <Icon aria-hidden="true" className="size-4 shrink-0 opacity-70" />
            <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
              <span className="max-w-full grow truncate">{words}</span>
              {detail && <span className="max-w-full truncate text-sm opacity-80">{detail}</span>}
            </span>
          </div>
        );
      })}
    </div>
  );
}
