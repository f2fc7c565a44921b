'use client';

import { useTranslations } from 'use-intl';
import {
  displayStateOf,
  filterOfState,
  type InboxFilters,
} from '@/components/office/submissions/inbox-filters';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
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
      <Field label={t('kind')} {...(isForSoftware ? { hint: t('onlyMemberships') } : {})}>
        <Select
          disabled={isForSoftware}
          value={isForSoftware ? 'Membership' : (filters.kind ?? '')}
          onChange={event => {
            const { value } = event.target;
            onChange({ kind: submissionKinds.find(kind => kind === value) ?? null });
          }}
        >
          <option value="">{t('anyKind')}</option>
          {submissionKinds.map(kind => (
            <option key={kind} value={kind}>
              {labels(`kind.${kind}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('state')}>
        <Select
          value={displayStateOf(filters) ?? ''}
          onChange={event => {
            const { value } = event.target;
            const state = displayStates.find(one => one === value);
            onChange({ state: null, isWithdrawn: null, ...(state && filterOfState(state)) });
          }}
        >
          <option value="">{t('anyState')}</option>
          {displayStates.map(state => (
            <option key={state} value={state}>
              {labels(`state.${state}`)}
            </option>
          ))}
        </Select>
      </Field>
      {(['from', 'to'] as const).map(name => (
        <Field key={name} label={t(name)} optional>
          <Input
            type="date"
            value={filters[name] ?? ''}
            onChange={event => onChange({ [name]: event.target.value || null })}
          />
        </Field>
      ))}
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
