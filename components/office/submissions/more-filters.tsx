'use client';

import { useTranslations } from 'use-intl';
import type { SubmissionFilterState } from '@/components/office/submissions/use-submission-filters';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { useAssignees } from '@/lib/api-client/inbox';
import { useDepartments, useMemberships } from '@/lib/api-client/master-data';

export function MoreFilters({ filters, setFilters }: Pick<SubmissionFilterState, 'filters' | 'setFilters'>) {
  const t = useTranslations('office.list');
  const { data: memberships = [] } = useMemberships();
  const { data: departments = [] } = useDepartments();
  const { data: assignees = [] } = useAssignees();
  const inbox = useTranslations('inbox');
  return (
    <div className="flex flex-col gap-3">
      <Field label={t('filter.membership')}>
        <Select
          value={filters.membershipId ?? ''}
          onChange={event => setFilters({ membershipId: event.target.value || null })}
        >
          <option value="">{t('anyMembership')}</option>
          {memberships.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('filter.department')}>
        <Select
          value={filters.departmentId ?? ''}
          onChange={event => setFilters({ departmentId: event.target.value || null })}
        >
          <option value="">{t('anyDepartment')}</option>
          {departments.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={inbox('assignee')}>
        <Select
          value={filters.assigneeId ?? ''}
          onChange={event => setFilters({ assigneeId: event.target.value || null })}
        >
          <option value="">{inbox('anyAssignee')}</option>
          {assignees.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('from')}>
        <Input
          type="date"
          value={filters.from ?? ''}
          max={filters.to ?? undefined}
          onChange={event => setFilters({ from: event.target.value || null })}
        />
      </Field>
      <Field label={t('to')}>
        <Input
          type="date"
          value={filters.to ?? ''}
          min={filters.from ?? undefined}
          onChange={event => setFilters({ to: event.target.value || null })}
        />
      </Field>
    </div>
  );
}
