'use client';

import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { Entry, EntryGroup } from '@/components/office/command-palette/find-entries';

type PaletteListProps = {
  id: string;
  groups: readonly EntryGroup[];
  activeId: string | undefined;
  onRun: (entry: Entry) => void;
};

/** The entries in groups. Enter runs the marked one, a click runs any. */
export function PaletteList({ id, groups, activeId, onRun }: PaletteListProps) {
  const t = useTranslations('palette');
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('label')}
      className="-mx-2 h-[min(24rem,50dvh)] overflow-y-auto"
    >
      {groups.map(group => (
        <Group key={group.label} group={group} activeId={activeId} onRun={onRun} />
      ))}
    </div>
  );
}

type GroupProps = Pick<PaletteListProps, 'activeId' | 'onRun'> & { group: EntryGroup };

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
            <span className="min-w-0 flex-1 truncate">{words}</span>
            {detail && <span className="shrink-0 text-sm opacity-80">{detail}</span>}
          </div>
        );
      })}
    </div>
  );
}
