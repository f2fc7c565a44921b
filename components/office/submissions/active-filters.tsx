'use client';

import { useLocale, useTranslations } from 'use-intl';
import { anyState, type InboxFilters, stateOfFilter } from '@/components/office/submissions/inbox-filters';
import type { SubmissionFilterState } from '@/components/office/submissions/use-submission-filters';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/display/chip';
import { useFurtherForms } from '@/lib/api-client/further-forms';
import { useAssignees, useExportFormats } from '@/lib/api-client/inbox';
import { useDepartments, useMemberships } from '@/lib/api-client/master-data';
import { formatDate } from '@/lib/rules/format/format-date';

type ActiveFiltersProps = Omit<SubmissionFilterState, 'isFiltered'>;

/** The names and values of active filters. A state of the segments is left out unless `hasState`. */
export function useFilterWords(filters: Omit<InboxFilters, 'sort'>, hasState = false) {
  const t = useTranslations('office.list');
  const inbox = useTranslations('inbox');
  const labels = useTranslations('labels');
  const locale = useLocale();
  const { data: memberships = [] } = useMemberships(filters.membershipId !== null);
  const { data: departments = [] } = useDepartments(filters.departmentId !== null);
  const { data: assignees = [] } = useAssignees(filters.assigneeId !== null);
  const { data: furtherForms = [] } = useFurtherForms(filters.furtherFormId !== null);
  const { data: formats = [] } = useExportFormats(filters.notExportedAs !== null);
  const forms = furtherForms.map(({ id, title }) => ({ id, name: title }));
  const nameIn = (list: readonly { id: string; name: string }[], id: string | null) =>
    id && (list.find(entry => entry.id === id)?.name ?? '…');
  const exportName = (as: string | null) =>
    as === 'pdf' || as === 'csv' ? inbox(as === 'pdf' ? 'export.Pdf' : 'export.Table') : nameIn(formats, as);
  // A state that the segments show is not repeated here. Links of API clients may filter by any other combination.
  const shown = stateOfFilter(filters);
  const { state, isWithdrawn, awaits } = shown === null ? filters : anyState;
  return [
    { key: 'shown', name: t('filter.state'), value: hasState && shown && labels(`state.${shown}`) },
    { key: 'q', name: t('filter.q'), value: filters.q },
    { key: 'kind', name: t('filter.kind'), value: filters.kind && labels(`kinds.${filters.kind}`) },
    { key: 'state', name: t('filter.state'), value: state && inbox(`apiState.${state}`) },
    {
      key: 'isWithdrawn',
      name: t('filter.state'),
      value: isWithdrawn !== null && inbox(isWithdrawn ? 'withdrawn' : 'notWithdrawn'),
    },
    { key: 'awaits', name: inbox('awaits'), value: awaits && inbox(`awaitsWhat.${awaits}`) },
    { key: 'membershipId', name: t('filter.membership'), value: nameIn(memberships, filters.membershipId) },
    { key: 'departmentId', name: t('filter.department'), value: nameIn(departments, filters.departmentId) },
    { key: 'furtherFormId', name: t('filter.form'), value: nameIn(forms, filters.furtherFormId) },
    { key: 'assigneeId', name: inbox('assignee'), value: nameIn(assignees, filters.assigneeId) },
    { key: 'notExportedAs', name: inbox('notExported'), value: exportName(filters.notExportedAs) },
    { key: 'from', name: t('filter.from'), value: filters.from && formatDate(filters.from, locale) },
    { key: 'to', name: t('filter.to'), value: filters.to && formatDate(filters.to, locale) },
  ].flatMap(({ key, name, value }) => (value ? [{ key, name, value }] : []));
}

/** The active filters as chips. */
export function ActiveFilters({ filters, setFilters, resetFilters }: ActiveFiltersProps) {
  const t = useTranslations('office.list');
  const chips = useFilterWords(filters);
  return (
    <>
      {chips.map(({ key, name, value }) => (
        <Chip key={key} name={name} value={value} onRemove={() => setFilters({ [key]: null })} />
      ))}
      {chips.length > 1 && (
        <Button variant="ghost" size="sm" onClick={resetFilters} className="print:hidden">
          {t('resetShort')}
        </Button>
      )}
    </>
  );
}
