'use client';

import { useTranslations } from 'use-intl';
import { anyState } from '@/components/office/submissions/inbox-filters';
import type { SubmissionFilterState } from '@/components/office/submissions/use-submission-filters';
import { ChoiceFilter, DayFilters } from '@/components/screens/filters';
import { useFurtherForms } from '@/lib/api-client/further-forms';
import { useAssignees, useExportFormats } from '@/lib/api-client/inbox';
import { useDepartments, useMemberships } from '@/lib/api-client/master-data';
import { submissionKinds } from '@/lib/rules/enums';
import { exportedAs } from '@/lib/rules/submissions/exported-as';

type FilterPanelProps = Pick<SubmissionFilterState, 'filters' | 'setFilters'>;

/** Filters beside the state and the search. They apply at once; the list updates behind the popover. */
export function FilterPanel({ filters, setFilters }: FilterPanelProps) {
  const t = useTranslations('office.list');
  const inbox = useTranslations('inbox');
  const labels = useTranslations('labels.kinds');
  return (
    <div className="flex flex-col gap-3">
      <ChoiceFilter
        label={t('filter.kind')}
        any={t('anyKind')}
        options={submissionKinds.map(value => ({ value, label: labels(value) }))}
        value={filters.kind}
        onChange={kind => setFilters({ kind })}
      />
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
      <FormFilter filters={filters} setFilters={setFilters} />
      <ChoiceFilter
        label={inbox('assignee')}
        any={inbox('anyAssignee')}
        options={optionsOf(useAssignees().data)}
        value={filters.assigneeId}
        onChange={assigneeId => setFilters({ assigneeId })}
      />
      <ChoiceFilter
        label={inbox('question')}
        any={inbox('anyQuestion')}
        options={[
          { value: 'Answer' as const, label: inbox('views.asked') },
          { value: 'Reading' as const, label: inbox('views.answered') },
        ]}
        value={filters.awaits === 'Answer' || filters.awaits === 'Reading' ? filters.awaits : null}
        onChange={awaits => setFilters({ ...anyState, awaits })}
      />
      <NotExportedFilter filters={filters} setFilters={setFilters} />
      <DayFilters days={filters} labels={{ from: t('from'), to: t('to') }} onChange={setFilters} />
    </div>
  );
}

/** Nothing in a club with the standard form only. */
function FormFilter({ filters, setFilters }: FilterPanelProps) {
  const t = useTranslations('office.list');
  const { data: forms = [] } = useFurtherForms();
  if (forms.length === 0) return null;
  return (
    <ChoiceFilter
      label={t('filter.form')}
      any={t('anyForm')}
      options={forms.map(({ id, title }) => ({ value: id, label: title }))}
      value={filters.furtherFormId}
      onChange={furtherFormId => setFilters({ furtherFormId })}
    />
  );
}

function NotExportedFilter({ filters, setFilters }: FilterPanelProps) {
  const inbox = useTranslations('inbox');
  const { data: formats = [] } = useExportFormats();
  const types = (['Pdf', 'Csv'] as const).map(type => ({
    value: exportedAs(type, null),
    label: inbox(`export.${type}`),
  }));
  return (
    <ChoiceFilter
      label={inbox('notExported')}
      any={inbox('anyExport')}
      options={[...types, ...formats.map(({ id, name }) => ({ value: id, label: name }))]}
      value={filters.notExportedAs}
      onChange={notExportedAs => setFilters({ notExportedAs })}
    />
  );
}

function optionsOf(records: readonly { readonly id: string; readonly name: string }[] = []) {
  return records.map(({ id, name }) => ({ value: id, label: name }));
}
