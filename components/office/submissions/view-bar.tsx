'use client';

import { BookmarkPlus } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { filtersOf, inboxHref, isSameFilter, toFilter } from '@/components/office/submissions/inbox-filters';
import type { SubmissionFilterState } from '@/components/office/submissions/use-submission-filters';
import { Button } from '@/components/ui/button';
import { useSubmissionCounts } from '@/lib/api-client/submissions';
import type { ExportFilter } from '@/lib/contracts/exports';
import type { SavedView } from '@/lib/contracts/saved-views';

type ViewBarProps = Pick<SubmissionFilterState, 'filters' | 'setFilters'> & {
  userId: string;
  views: readonly SavedView[];
  onShow: (view: SavedView) => void;
  onManage: () => void;
};

type View = {
  readonly key: string;
  readonly name: string;
  readonly filter: ExportFilter;
  readonly count?: number;
  readonly saved?: SavedView;
};

/** Views of the list: the built-in ones, then the user's own. Each is an address. */
export function ViewBar({ filters, setFilters, userId, views, onShow, onManage }: ViewBarProps) {
  const t = useTranslations('inbox.views');
  const format = useFormatter();
  const { data: counts } = useSubmissionCounts();
  const shown = toFilter(filters);
  const all: View[] = [
    { key: 'all', name: t('all'), filter: {} },
    { key: 'waiting', name: t('waiting'), filter: { awaits: 'Decision' }, count: counts?.waiting },
    {
      key: 'unconfirmed',
      name: t('unconfirmed'),
      filter: { awaits: 'Confirmation' },
      count: counts?.unconfirmed,
    },
    { key: 'mine', name: t('mine'), filter: { assigneeId: userId } },
    ...views.map(saved => ({ key: saved.id, name: saved.name, filter: saved.filter, saved })),
  ];
  const current = all.find(({ filter }) => isSameFilter(filter, shown));

  function show(event: MouseEvent, { filter, saved }: View) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setFilters({ ...filtersOf(filter), ...(saved ? { sort: saved.sort } : {}) });
    if (saved) onShow(saved);
  }

  return (
    <div className="flex items-center gap-2 print:hidden">
      <nav aria-label={t('label')} className="min-w-0 overflow-x-auto">
        <ul className="flex gap-1 py-1">
          {all.map(view => (
            <li key={view.key} className="shrink-0">
              <a
                href={inboxHref(view.filter, view.saved?.sort)}
                aria-current={view === current ? 'page' : undefined}
                onClick={event => show(event, view)}
                className="flex h-8 items-center gap-2 rounded-full px-3 text-sm font-medium text-ink-muted -outline-offset-2 transition-colors hover:bg-sunken hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-ink pointer-coarse:h-11"
              >
                {view.name}
                {view.count !== undefined && (
                  <span className="text-xs font-normal">{format.number(view.count)}</span>
                )}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Button variant="ghost" size="sm" icon={BookmarkPlus} aria-haspopup="dialog" onClick={onManage}>
        {t(current || Object.keys(shown).length === 0 ? 'manage' : 'save')}
      </Button>
    </div>
  );
}
