'use client';

import { SlidersHorizontal } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { MoreFilters } from '@/components/office/submissions/more-filters';
import { SearchAsYouType } from '@/components/office/submissions/search-as-you-type';
import type { SubmissionFilterState } from '@/components/office/submissions/use-submission-filters';
import { Button } from '@/components/ui/button';
import { Popover } from '@/components/ui/popover';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { Select } from '@/components/ui/select';
import { useSubmissionCounts } from '@/lib/api-client/submissions';
import {
  type SubmissionKind,
  type SubmitState,
  submissionKinds,
  submissionSorts,
  submitStates,
} from '@/lib/contracts/enums';

const sortTexts = {
  '-receivedAt': 'newest',
  receivedAt: 'oldest',
  lastName: 'nameAscending',
  '-lastName': 'nameDescending',
} as const;

export function SubmissionToolbar({
  filters,
  setFilters,
}: Pick<SubmissionFilterState, 'filters' | 'setFilters'>) {
  const t = useTranslations('office.list');
  const labels = useTranslations('labels');
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <SearchAsYouType
          label={t('search')}
          value={filters.q}
          onSearch={q => setFilters({ q: q || null })}
          className="min-w-0 flex-[1_1_13rem]"
        />
        <Popover
          label={t('moreFiltersTitle')}
          align="end"
          trigger={
            <Button icon={SlidersHorizontal} className="sm:order-last">
              {t('moreFilters')}
            </Button>
          }
        >
          <MoreFilters filters={filters} setFilters={setFilters} />
        </Popover>
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
          className="min-w-0 flex-[1_1_10rem] sm:flex-none lg:hidden"
        >
          {submissionSorts.map(sort => (
            <option key={sort} value={sort}>
              {t(`sorts.${sortTexts[sort]}`)}
            </option>
          ))}
        </Select>
      </div>
      <StateFilter kind={filters.kind} state={filters.state} onChange={state => setFilters({ state })} />
    </div>
  );
}

type StateFilterProps = {
  kind: SubmissionKind | null;
  state: SubmitState | null;
  onChange: (state: SubmitState | null) => void;
};

function StateFilter({ kind, state, onChange }: StateFilterProps) {
  const t = useTranslations('office.list');
  const labels = useTranslations('labels.state');
  const { data: counts } = useSubmissionCounts();
  const countOf = (wanted: SubmitState | null) =>
    counts?.items
      .filter(item => (kind === null || item.kind === kind) && (wanted === null || item.state === wanted))
      .reduce((sum, item) => sum + item.count, 0);
  const segments = [
    { value: 'Any', label: t('anyState'), count: countOf(null) } as const,
    ...submitStates.map(value => ({ value, label: labels(value), count: countOf(value) })),
  ];
  return (
    <div className="flex max-w-full">
      <SegmentedControl
        label={t('states')}
        segments={segments}
        value={state ?? 'Any'}
        onValueChange={value => onChange(value === 'Any' ? null : value)}
      />
    </div>
  );
}
