'use client';

import { useTranslations } from 'use-intl';
import { countByState } from '@/components/office/submissions/count-by-state';
import {
  anyState,
  filterOfState,
  stateOfFilter,
  toFilter,
} from '@/components/office/submissions/inbox-filters';
import { useShownCounts, useWithQueued } from '@/components/office/submissions/queue/use-shown-counts';
import type { SubmissionFilterState } from '@/components/office/submissions/use-submission-filters';
import { SegmentedControl } from '@/components/ui/inputs/segmented-control';
import { useNarrowedCounts } from '@/lib/api-client/inbox';
import { type DisplayState, displayStates } from '@/lib/rules/enums';

type StateFilterProps = Pick<SubmissionFilterState, 'filters' | 'setFilters'> & {
  /** The loaded rows: a decision on one of them counts at once, also in a narrowed list. */
  ids: ReadonlySet<string>;
};

/** Counts under the other filters, so that each state shows how many submissions it would list. */
export function StateFilter({ filters, setFilters, ids }: StateFilterProps) {
  const t = useTranslations('office.list');
  const labels = useTranslations('labels.state');
  const { kind: _kind, state, isWithdrawn, awaits, ...narrowing } = toFilter(filters);
  const isNarrowed = Object.keys(narrowing).length > 0;
  const all = useShownCounts();
  const narrowed = useWithQueued(useNarrowedCounts(narrowing), ids);
  const counts = isNarrowed ? narrowed : all;
  const items = counts?.items.filter(({ kind }) => kind === (filters.kind ?? kind));
  const countOf = (wanted: DisplayState | null) => items && countByState(items, wanted);
  const isAny = state === undefined && isWithdrawn === undefined && awaits === undefined;
  return (
    <SegmentedControl
      label={t('states')}
      segments={[
        { value: 'Any', label: t('anyState'), count: countOf(null) },
        ...displayStates.map(value => ({ value, label: labels(value), count: countOf(value) })),
      ]}
      // No segment is pressed for a filter by a state of the API.
      value={isAny ? 'Any' : stateOfFilter(filters)}
      onValueChange={value => setFilters({ ...anyState, ...(value !== 'Any' && filterOfState(value)) })}
    />
  );
}
