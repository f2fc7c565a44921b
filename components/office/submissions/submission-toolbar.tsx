'use client';

import { Bookmark, BookmarkPlus, Columns3, type LucideIcon, SlidersHorizontal } from 'lucide-react';
import { type ComponentProps, lazy, type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActiveFilters } from '@/components/office/submissions/active-filters';
import { isSameFilter, toFilter } from '@/components/office/submissions/inbox-filters';
import type { InboxPreferences } from '@/components/office/submissions/inbox-preferences';
import { listViews } from '@/components/office/submissions/list-views';
import { SearchAsYouType } from '@/components/office/submissions/search-as-you-type';
import type { SubmissionFilterState } from '@/components/office/submissions/use-submission-filters';
import { Button } from '@/components/ui/button';
import { Popover } from '@/components/ui/overlays/popover';
import type { SavedView } from '@/lib/contracts/saved-views';

const FilterPanel = lazy(() => import('./filter-panel').then(part => ({ default: part.FilterPanel })));
const ViewsPanel = lazy(() => import('./views-panel').then(part => ({ default: part.ViewsPanel })));
const DisplayPanel = lazy(() => import('./display-panel').then(part => ({ default: part.DisplayPanel })));

type SubmissionToolbarProps = Pick<SubmissionFilterState, 'filters' | 'setFilters' | 'resetFilters'> & {
  userId: string;
  preferences: InboxPreferences;
  changePreferences: (changes: Partial<InboxPreferences>) => void;
  views: readonly SavedView[];
  /** Says how many were found. */
  children: ReactNode;
};

/** Search, views, filters and display in one line, with a chip for each filter. */
export function SubmissionToolbar({ resetFilters, userId, children, ...list }: SubmissionToolbarProps) {
  const t = useTranslations('office.list');
  const inbox = useTranslations('inbox');
  const named = useTranslations('inbox.views');
  const [isViewsOpen, setIsViewsOpen] = useState(false);
  const { filters, setFilters, preferences, changePreferences, views } = list;
  const shown = toFilter(filters);
  const current = listViews(views, userId, named).find(({ filter }) => isSameFilter(filter, shown));
  const isNew = !current && Object.keys(shown).length > 0;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchAsYouType
        label={t('search')}
        value={filters.q}
        onSearch={q => setFilters({ q: q || null })}
        className="min-w-0 flex-[1_1_6rem] @min-[40rem]:max-w-88 @min-[40rem]:flex-[1_1_10rem] print:hidden"
      />
      <Popover
        label={t('moreFilters')}
        trigger={<ToolButton icon={SlidersHorizontal}>{t('moreFilters')}</ToolButton>}
      >
        <FilterPanel filters={filters} setFilters={setFilters} />
      </Popover>
      <Popover
        label={inbox('views.title')}
        open={isViewsOpen}
        onOpenChange={setIsViewsOpen}
        className="w-80"
        trigger={
          <ToolButton icon={isNew ? BookmarkPlus : Bookmark}>
            {current?.name ?? inbox(isNew ? 'views.save' : 'views.title')}
          </ToolButton>
        }
      >
        <ViewsPanel {...list} userId={userId} onDone={() => setIsViewsOpen(false)} />
      </Popover>
      <Popover
        label={inbox('display.title')}
        trigger={<ToolButton icon={Columns3}>{inbox('display.open')}</ToolButton>}
      >
        <DisplayPanel
          sort={filters.sort}
          onSort={sort => setFilters({ sort })}
          preferences={preferences}
          changePreferences={changePreferences}
        />
      </Popover>
      <ActiveFilters filters={filters} setFilters={setFilters} resetFilters={resetFilters} />
      <div className="ml-auto max-sm:sr-only">{children}</div>
    </div>
  );
}

/** Its word is hidden on phones. */
function ToolButton({ children, ...props }: ComponentProps<typeof Button> & { icon: LucideIcon }) {
  return (
    <Button {...props} className="min-w-9 px-2.5 pointer-coarse:min-w-11 @min-[40rem]:px-3.5 print:hidden">
      <span className="max-w-40 truncate @max-[40rem]:sr-only">{children}</span>
    </Button>
  );
}
