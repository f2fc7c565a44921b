'use client';

import { useTranslations } from 'use-intl';
import {
  filterOfStanding,
  type InboxFilters,
  standingOf,
} from '@/components/office/submissions/inbox-filters';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { submissionKinds, submissionStandings } from '@/lib/rules/enums';

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
          value={standingOf(filters) ?? ''}
          onChange={event => {
            const { value } = event.target;
            const standing = submissionStandings.find(one => one === value);
            onChange({ state: null, isWithdrawn: null, ...(standing && filterOfStanding(standing)) });
          }}
        >
          <option value="">{t('anyState')}</option>
          {submissionStandings.map(standing => (
            <option key={standing} value={standing}>
              {labels(`state.${standing}`)}
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
