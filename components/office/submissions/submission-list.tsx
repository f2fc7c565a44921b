'use client';

import { ExternalLink, Inbox, SearchX } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { lazy, Suspense, useEffect, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { countByState } from '@/components/office/submissions/count-by-state';
import { FoundElsewhere } from '@/components/office/submissions/found-elsewhere';
import { InboxActions } from '@/components/office/submissions/inbox-actions';
import {
  filterOfState,
  isSameFilter,
  toFilter,
  toListQuery,
} from '@/components/office/submissions/inbox-filters';
import type { InboxPreferences } from '@/components/office/submissions/inbox-preferences';
import { readPlaceOnce, storeList, storePlace } from '@/components/office/submissions/last-list';
import { useQueue, useQueuedStates } from '@/components/office/submissions/queue/use-queue';
import { useUndo } from '@/components/office/submissions/queue/use-undo';
import { selectionKind } from '@/components/office/submissions/selection-kind';
import { StateFilter } from '@/components/office/submissions/state-filter';
import { SubmissionCards } from '@/components/office/submissions/submission-cards';
import { SubmissionTable } from '@/components/office/submissions/submission-table';
import { SubmissionToolbar } from '@/components/office/submissions/submission-toolbar';
import {
  focusRow,
  type InboxKey,
  moveFocus,
  neighbourOf,
  useInboxKeys,
  useKeptFocus,
} from '@/components/office/submissions/use-inbox-keys';
import { useInboxPreferences } from '@/components/office/submissions/use-inbox-preferences';
import { type Target, useOverlay } from '@/components/office/submissions/use-overlay';
import { usePersonName } from '@/components/office/submissions/use-person-name';
import { useSelection } from '@/components/office/submissions/use-selection';
import { useSubmissionFilters } from '@/components/office/submissions/use-submission-filters';
import { PagedList } from '@/components/screens/paged-list';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { toast } from '@/components/ui/overlays/toaster';
import { type FirstPage, useInboxList, useSavedViews } from '@/lib/api-client/inbox';
import { plainDecision, useSubmissionCounts } from '@/lib/api-client/submissions';
import type { SavedView } from '@/lib/contracts/saved-views';
import type { BatchAction } from '@/lib/contracts/submissions/batch';
import type { SubmissionListItem } from '@/lib/contracts/submissions/submissions';
import { readinessOf } from '@/lib/rules/submissions/submission-steps';

// Without next/dynamic, whose code the inbox would load first.
const InboxOverlay = lazy(() => import('./inbox-overlay').then(part => ({ default: part.InboxOverlay })));
const SelectionBar = lazy(() => import('./selection-bar').then(part => ({ default: part.SelectionBar })));

type SubmissionListProps = {
  /** The club's membership form, for clubs without submissions. */
  formPath: string;
  userId: string;
  /** Whether the role can decide, export and delete; only then rows can be selected. */
  canWork: boolean;
  /** Whether the role edits the club's answer templates. */
  canManage: boolean;
  /** Whether the club lets this role delete submissions. */
  canDelete: boolean;
  first: FirstPage | null;
  views: readonly SavedView[];
  preferences: InboxPreferences;
};

export function SubmissionList({
  formPath,
  userId,
  canWork,
  canManage,
  canDelete,
  first,
  ...given
}: SubmissionListProps) {
  const t = useTranslations('office.list');
  const decide = useTranslations('decide');
  const router = useRouter();
  const personName = usePersonName();
  const { filters, setFilters, isFiltered, resetFilters } = useSubmissionFilters();
  const [preferences, changePreferences] = useInboxPreferences(given.preferences);
  const { data: views } = useSavedViews(given.views);
  const list = useInboxList(toListQuery(filters), first);
  const queued = useQueuedStates();
  const items = useMemo(
    () =>
      (list.data?.pages.flatMap(page => page.items) ?? []).map(item => {
        const { state, question } = queued.get(item.id) ?? {};
        if (state) return { ...item, state, marks: [], question: null };
        return question ? { ...item, question } : item;
      }),
    [list.data, queued],
  );
  const total = list.data?.pages[0]?.totalCount ?? 0;
  const filter = toFilter(filters);
  const { data: counts } = useSubmissionCounts();
  const isToDecide = isSameFilter(filterOfState('ToDecide'), filter);
  const isNew = !isFiltered || (isToDecide && counts !== undefined && countByState(counts.items, null) === 0);
  const selection = useSelection(JSON.stringify(filter), items);
  const overlay = useOverlay();
  const enqueue = useQueue();
  const undo = useUndo();
  useReturn(items);
  const ids = useMemo(() => new Set(items.map(({ id }) => id)), [items]);
  useKeptFocus(useMemo(() => [...ids], [ids]));

  const targetOf = (rows: readonly SubmissionListItem[]): Target => ({
    ids: rows.map(({ id }) => id),
    filter,
    count: rows.length,
    names: new Map(rows.map(row => [row.id, personName(row)])),
    stored: new Map(rows.map(row => [row.id, row])),
    marks: new Map(rows.flatMap(({ id, marks }) => (marks.length > 0 ? [[id, marks]] : []))),
    hasApplications: rows.some(({ kind }) => kind === 'Membership'),
    kind: selectionKind(rows.map(({ kind }) => kind)),
    areAccepted: rows.every(({ state }) => state === 'Accepted'),
  });

  function act(action: BatchAction | 'Export' | 'Ask', rows: readonly SubmissionListItem[]) {
    const isAll = selection.isAll;
    const areAllLoaded = items.length === total;
    const kindOfAll = filter.kind ?? selectionKind(areAllLoaded ? items.map(({ kind }) => kind) : []);
    const areAccepted = filter.state === 'Accepted';
    const hasApplications = (filter.kind ?? 'Membership') === 'Membership';
    const target = isAll
      ? { ...targetOf(items), ids: null, count: total, kind: kindOfAll, hasApplications, areAccepted }
      : targetOf(rows);
    const [first] = rows;
    if (action === 'Ask') {
      if (first) askAbout(first);
    } else if (action === 'Export') overlay.open({ kind: 'export', target });
    else if (action === 'Delete' || action === 'Assign' || action === 'ResendConfirmation')
      overlay.open({ kind: 'batch', action, target });
    else {
      const [only] = !isAll && rows.length === 1 ? rows : [];
      if (action === 'Deny' || !only || isReady(only)) overlay.open({ kind: 'decision', action, target });
    }
  }

  function askAbout(item: SubmissionListItem) {
    const name = personName(item);
    if (readinessOf(item) === 'Decided') toast.info(decide('question.notOpen', { name }));
    else if (item.question === 'Open') toast.info(decide('question.open', { name }));
    else overlay.open({ kind: 'question', item, name });
  }

  /** Whether a submission can be accepted. If not, says what is missing. */
  function isReady(item: SubmissionListItem): boolean {
    const readiness = readinessOf(item);
    if (readiness === 'Unconfirmed') overlay.open({ kind: 'unconfirmed', item });
    if (readiness === 'Decided') toast.info(decide('decided', { name: personName(item) }));
    return readiness === 'Ready';
  }

  /** Keys act on the selection, or on the focused row if there is none. */
  function actByKey(action: BatchAction, row: string | null) {
    const chosen = [...selection.chosen.values()];
    const rows = chosen.length > 0 ? chosen : items.filter(({ id }) => id === row);
    if (canWork && (selection.isAll || rows.length > 0)) act(action, rows);
  }

  /** Accepts the focused submission without questions, as it was applied for, and goes on to the next. */
  function acceptAtOnce(item: SubmissionListItem) {
    if (item.marks.length > 0) return act('Accept', [item]);
    if (!isReady(item)) return;
    const { ids, names, stored, kind } = targetOf([item]);
    enqueue({ action: 'Accept', kind, ids: ids ?? [], names, stored, decision: plainDecision });
    goOn();
  }

  function goOn() {
    if (!moveFocus(1) && list.hasNextPage) list.fetchNextPage();
  }

  function onKey(key: InboxKey, row: string | null) {
    const item = items.find(({ id }) => id === row);
    if (key === 'j') goOn();
    if (key === 'k') moveFocus(-1);
    if (key === 'x' && item && canWork) selection.toggle(item);
    if (key === 'a' && item && canWork && selection.isEmpty) acceptAtOnce(item);
    else if (key === 'a' || key === 'A') actByKey('Accept', row);
    if (key === 'd') actByKey('Deny', row);
    if (key === 'q' && item && canWork) askAbout(item);
    if (key === 'e' && row) {
      storePlace(row);
      router.push(`/submissions/${row}`);
    }
    if (key === 'z') {
      const undone = undo();
      if (undone) focusRow(undone);
    }
    if (key === '/') focusSearch();
    if (key === '?') overlay.open({ kind: 'shortcuts' });
    if (key === 'Escape') selection.clear();
  }
  useInboxKeys(preferences.hasKeys, onKey);

  const shared = { items, ...(canWork ? { selection } : {}), onOpen: storePlace };
  return (
    <>
      <div className="@container flex flex-col gap-2 max-sm:-mt-2">
        <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="text-2xl font-semibold tracking-tight max-sm:sr-only">{t('title')}</h1>
          <div className="flex min-w-0 flex-1 @max-[60rem]:order-last @max-[60rem]:flex-[1_0_100%] print:hidden">
            <StateFilter filters={filters} setFilters={setFilters} ids={ids} />
          </div>
          <InboxActions
            formPath={formPath}
            canWork={canWork}
            onShortcuts={() => overlay.open({ kind: 'shortcuts' })}
          />
        </header>
        <PagedList
          query={list}
          rows={8}
          loadFailed={t('loadFailed')}
          found={count => t('found', { count })}
          toolbar={number => (
            <SubmissionToolbar
              filters={filters}
              setFilters={setFilters}
              resetFilters={resetFilters}
              userId={userId}
              preferences={preferences}
              changePreferences={changePreferences}
              views={views}
            >
              {number}
            </SubmissionToolbar>
          )}
          className="gap-3"
          shown={(shown, total) => t('shown', { shown, total })}
          empty={
            isNew
              ? {
                  icon: Inbox,
                  title: t('emptyTitle'),
                  description: t('emptyText'),
                  action: (
                    <LinkButton href={formPath} target="_blank" variant="primary" icon={ExternalLink}>
                      {t('openForm')}
                    </LinkButton>
                  ),
                }
              : {
                  icon: isToDecide ? Inbox : SearchX,
                  title: t(isToDecide ? 'allDecidedTitle' : 'nothingTitle'),
                  description: isToDecide ? (
                    t('allDecidedText')
                  ) : (
                    <>
                      {t('nothingText')}
                      <p className="mt-2 empty:hidden">
                        <FoundElsewhere filters={filters} total={0} />
                      </p>
                    </>
                  ),
                  action: (
                    <Button onClick={resetFilters}>{t(isToDecide ? 'showAll' : 'resetFilters')}</Button>
                  ),
                }
          }
        >
          {() => (
            <>
              <div className="hidden @min-[52rem]:block print:block">
                <SubmissionTable
                  {...shared}
                  density={preferences.density}
                  columns={preferences.columns}
                  sort={filters.sort}
                  onSort={sort => setFilters({ sort })}
                />
              </div>
              <div className="@min-[52rem]:hidden print:hidden">
                <SubmissionCards label={t('title')} {...shared} />
              </div>
              <p className="border-t px-4 py-3 text-sm empty:hidden print:hidden">
                <FoundElsewhere filters={filters} total={total} />
              </p>
            </>
          )}
        </PagedList>
        {canWork && !selection.isEmpty && (
          <Suspense>
            <SelectionBar
              selection={selection}
              total={total}
              canDelete={canDelete}
              onAction={action => act(action, [...selection.chosen.values()])}
            />
          </Suspense>
        )}
      </div>
      {overlay.overlay && (
        <Suspense>
          <InboxOverlay
            overlay={overlay.overlay}
            canManage={canManage}
            onClose={overlay.close}
            onOpen={overlay.open}
            onOrdered={() => {
              // With a selection, the user continues where they were; otherwise at the next row.
              const isAtEnd = selection.isEmpty && !overlay.returnTo(opener => neighbourOf(opener, 1));
              if (isAtEnd && list.hasNextPage) list.fetchNextPage();
              selection.clear();
            }}
            onUndone={selection.restore}
            preferences={preferences}
            changePreferences={changePreferences}
          />
        </Suspense>
      )}
    </>
  );
}

/** Selects the present search, so that typing replaces it. */
function focusSearch(): void {
  const search = document.querySelector<HTMLInputElement>('main input[type=search]');
  search?.focus();
  search?.select();
}

/** Stores the list for the submissions opened from it, and scrolls back to the row on return. */
function useReturn(items: readonly SubmissionListItem[]): void {
  const hasReturned = useRef(false);
  useEffect(() => {
    storeList(
      location.search,
      items.map(item => item.id),
    );
    if (hasReturned.current || items.length === 0) return;
    hasReturned.current = true;
    const place = readPlaceOnce();
    if (!place) return;
    scrollTo({ top: place.scrollY, behavior: 'instant' });
    focusRow(place.id);
  }, [items]);
}
