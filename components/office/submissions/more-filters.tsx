'use client';

import { useTranslations } from 'use-intl';
import type { SubmissionFilterState } from '@/components/office/submissions/use-submission-filters';
import { ChoiceFilter, DayFilters } from '@/components/screens/filters';
import { useAssignees } from '@/lib/api-client/inbox';
import { useDepartments, useMemberships } from '@/lib/api-client/master-data';

export function MoreFilters({ filters, setFilters }: Pick<SubmissionFilterState, 'filters' | 'setFilters'>) {
  const t = useTranslations('office.list');
  const inbox = useTranslations('inbox');
  return (
    <div className="flex flex-col gap-3">
      <ChoiceFilter
        label={t('filter.membership')}
        any={t('anyMembership')}
        options={optionsOf(useMemberships().data)}
        value={filters.membershipId}
        onChange={membershipId => setFilters({ membershipId })}
      />
      <ChoiceFilter
        label={t('filter.department')}
        any={t('anyDepartment')}
        options={optionsOf(useDepartments().data)}
        value={filters.departmentId}
        onChange={departmentId => setFilters({ departmentId })}
      />
      <ChoiceFilter
        label={inbox('assignee')}
        any={inbox('anyAssignee')}
        options={optionsOf(useAssignees().data)}
        value={filters.assigneeId}
        onChange={assigneeId => setFilters({ assigneeId })}
      />
      <DayFilters days={filters} labels={{ from: t('from'), to: t('to') }} onChange={setFilters} />
    </div>
  );
}

function optionsOf(records: readonly { readonly id: string; readonly name: string }[] = []) {
  return records.map(({ id, name }) => ({ value: id, label: name }));
}
