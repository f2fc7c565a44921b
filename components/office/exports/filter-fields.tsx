'use client';

import { useTranslations } from 'use-intl';
import {
  anyState,
  filterOfState,
  type InboxFilters,
  stateOfFilter,
} from '@/components/office/submissions/inbox-filters';
import { ChoiceFilter, DayFilters } from '@/components/screens/filters';
import { Field } from '@/components/ui/inputs/field';
import { Input } from '@/components/ui/inputs/input';
import { displayStates, submissionKinds } from '@/lib/rules/enums';

type Filters = Omit<InboxFilters, 'sort'>;

type FilterFieldsProps = {
  filters: Filters;
  /** Files for club software contain membership applications only. */
  isForSoftware: boolean;
  onChange: (changes: Partial<Filters>) => void;
};

/** Filters submissions by kind, state, day and text. */
export function FilterFields({ filters, isForSoftware, onChange }: FilterFieldsProps) {
  const t = useTranslations('exporting.new');
  const labels = useTranslations('labels');
  return (
    <div className="grid items-end gap-4 sm:grid-cols-2">
      <ChoiceFilter
        label={t('kind')}
        hint={isForSoftware ? t('onlyMemberships') : undefined}
        any={t('anyKind')}
        options={submissionKinds.map(value => ({ value, label: labels(`kind.${value}`) }))}
        value={isForSoftware ? 'Membership' : filters.kind}
        disabled={isForSoftware}
        onChange={kind => onChange({ kind })}
      />
      <ChoiceFilter
        label={t('state')}
        any={t('anyState')}
        options={displayStates.map(value => ({ value, label: labels(`state.${value}`) }))}
        value={stateOfFilter(filters)}
        onChange={state => onChange({ ...anyState, ...(state && filterOfState(state)) })}
      />
      <DayFilters days={filters} labels={{ from: t('from'), to: t('to') }} optional onChange={onChange} />
      <Field label={t('q')} hint={t('qHint')} optional className="sm:col-span-2">
        <Input
          type="search"
          autoComplete="off"
          value={filters.q}
          onChange={event => onChange({ q: event.target.value })}
        />
      </Field>
    </div>
  );
}
