'use client';

import { Columns3, SlidersHorizontal } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { countByState } from '@/components/office/submissions/count-by-state';
import {
  anyState,
  filterOfState,
  stateOfFilter,
  toFilter,
} from '@/components/office/submissions/inbox-filters';
import { SearchAsYouType } from '@/components/office/submissions/search-as-you-type';
import type { Overlay } from '@/components/office/submissions/use-overlay';
import type { SubmissionFilterState } from '@/components/office/submissions/use-submission-filters';
import { Button } from '@/components/ui/button';
import { SegmentedControl } from '@/components/ui/inputs/segmented-control';
import { Select } from '@/components/ui/inputs/select';
import { useNarrowedCounts } from '@/lib/api-client/inbox';
import { useSubmissionCounts } from '@/lib/api-client/submissions';
import { type DisplayState, displayStates, submissionKinds, submissionSorts } from '@/lib/rules/enums';

const sortTexts = {
  '-receivedAt': 'newest',
  receivedAt: 'oldest',
  lastName: 'nameAscending',
  '-lastName': 'nameDescending',
} as const;

type SubmissionToolbarProps = Pick<SubmissionFilterState, 'filters' | 'setFilters'> & {
  onOpen: (overlay: Overlay) => void;
};

export function SubmissionToolbar({ filters, setFilters, onOpen }: SubmissionToolbarProps) {
  const t = useTranslations('office.list');
  const inbox = useTranslations('inbox');
  const labels = useTranslations('labels');
  return (
    <div className="flex flex-col gap-3 print:hidden">
      <div className="flex flex-wrap gap-2">
        <SearchAsYouType
          label={t('search')}
          value={filters.q}
          onSearch={q => setFilters({ q: q || null })}
          className="min-w-0 flex-[1_1_13rem]"
        />
        <Button icon={SlidersHorizontal} aria-haspopup="dialog" onClick={() => onOpen({ kind: 'filters' })}>
          {t('moreFilters')}
        </Button>
        <Select
          aria-label={t('kinds')}
          value={filters.kind ?? ''}
          onChange={event =>
            setFilters({ kind: submissionKinds.find(kind => kind === event.target.value) ?? null })
          }
          className="min-w-0 flex-[1_1_10rem] sm:flex-none"
        >
          <option value="">{t('anyKind')}</option>
          {submissionKinds.map(kind => (
            <option key={kind} value={kind}>
              {labels(`kinds.${kind}`)}
            </option>
          ))}
        </Select>
        <Select
          aria-label={t('sort')}
          value={filters.sort}
          onChange={event =>
            setFilters({ sort: submissionSorts.find(sort => sort === event.target.value) ?? null })
          }
          className="min-w-0 flex-[1_1_10rem] sm:flex-none @min-[52rem]:hidden"
        >
          {submissionSorts.map(sort => (
            <option key={sort} value={sort}>
              {t(`sorts.${sortTexts[sort]}`)}
            </option>
          ))}
        </Select>
        <Button
          icon={Columns3}
          aria-haspopup="dialog"
          onClick={() => onOpen({ kind: 'display' })}
          className="hidden @min-[52rem]:inline-flex"
        >
          {inbox('display.open')}
        </Button>
      </div>
      <StateFilter
        filters={filters}
        onChange={state => setFilters({ ...anyState, ...(state && filterOfState(state)) })}
      />
    </div>
  );
}

type StateFilterProps = {
  filters: SubmissionFilterState['filters'];
  onChange: (state: DisplayState | null) => void;
};

/** Counts under the other filters, so that each state shows how many submissions it would list. */
function StateFilter({ filters, onChange }: StateFilterProps) {
  const t = useTranslations('office.list');
  const labels = useTranslations('labels.state');
  const {
    kind: _kind,
    state: _state,
    isWithdrawn: _isWithdrawn,
    awaits: _awaits,
    ...narrowing
  } = toFilter(filters);
  const isNarrowed = Object.keys(narrowing).length > 0;
  const { data: all } = useSubmissionCounts();
  const { data: narrowed } = useNarrowedCounts(narrowing);
  const counts = isNarrowed ? narrowed : all;
  const items = counts?.items.filter(({ kind }) => kind === (filters.kind ?? kind));
  const countOf = (wanted: DisplayState | null) => items && countByState(items, wanted);
  const segments = [
    { value: 'Any', label: t('anyState'), count: countOf(null) } as const,
    ...displayStates.map(value => ({ value, label: labels(value), count: countOf(value) })),
  ];
  return (
    <div className="flex max-w-full">
      <SegmentedControl
        label={t('states')}
        segments={segments}
        value={segmentOf(filters)}
        onValueChange={value => onChange(value === 'Any' ? null : value)}
      />
    </div>
  );
}

/** The pressed segment; none for a filter by a state of the API. */
function segmentOf(filters: StateFilterProps['filters']): DisplayState | 'Any' | null {
  const { state, isWithdrawn, awaits } = filters;
  const isAny = state === null && isWithdrawn === null && awaits === null;
  return isAny ? 'Any' : stateOfFilter(filters);
}
