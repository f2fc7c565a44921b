'use client';

import { useTranslations } from 'use-intl';
import { defaultColumns, type InboxPreferences } from '@/components/office/submissions/inbox-preferences';
import { layoutAt } from '@/components/office/submissions/table-columns';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/inputs/checkbox';
import { Field } from '@/components/ui/inputs/field';
import { FieldGroup } from '@/components/ui/inputs/field-group';
import { RadioGroup } from '@/components/ui/inputs/radio-group';
import { Select } from '@/components/ui/inputs/select';
import {
  type SubmissionColumn,
  type SubmissionSort,
  submissionColumns,
  submissionSorts,
} from '@/lib/rules/enums';

const sortTexts = {
  '-receivedAt': 'newest',
  receivedAt: 'oldest',
  lastName: 'nameAscending',
  '-lastName': 'nameDescending',
} as const;

type DisplayPanelProps = {
  sort: SubmissionSort;
  onSort: (sort: SubmissionSort | null) => void;
  preferences: InboxPreferences;
  changePreferences: (changes: Partial<InboxPreferences>) => void;
};

/** Order, and columns and density for this user in this browser. Phones have no columns. */
export function DisplayPanel({ sort, onSort, preferences, changePreferences }: DisplayPanelProps) {
  const t = useTranslations('inbox.display');
  const list = useTranslations('office.list');
  const column = useTranslations('inbox.column');
  const { columns, density } = preferences;
  const fitting = fittingColumns(columns);
  return (
    <div className="flex flex-col gap-4">
      <Field label={list('sort')}>
        <Select
          value={sort}
          onChange={({ target }) => onSort(submissionSorts.find(one => one === target.value) ?? null)}
        >
          {submissionSorts.map(one => (
            <option key={one} value={one}>
              {list(`sorts.${sortTexts[one]}`)}
            </option>
          ))}
        </Select>
      </Field>
      <div className="flex flex-col gap-4 max-md:hidden">
        <RadioGroup
          legend={t('density')}
          value={density}
          options={[
            { value: 'comfortable', label: t('comfortable'), hint: t('comfortableHint') },
            { value: 'compact', label: t('compact'), hint: t('compactHint') },
          ]}
          onValueChange={next => changePreferences({ density: next })}
        />
        <FieldGroup legend={t('columns')} hint={t('text')}>
          {submissionColumns.map(name => (
            <Checkbox
              key={name}
              label={column(name)}
              hint={columns.includes(name) && !fitting.includes(name) ? t('tooNarrow') : undefined}
              checked={columns.includes(name)}
              onChange={({ target }) =>
                changePreferences({
                  columns: submissionColumns.filter(one =>
                    one === name ? target.checked : columns.includes(one),
                  ),
                })
              }
            />
          ))}
        </FieldGroup>
        <Button
          size="sm"
          onClick={() => changePreferences({ columns: defaultColumns, density: 'comfortable' })}
        >
          {t('reset')}
        </Button>
      </div>
    </div>
  );
}

/** The chosen columns for which the list has room at its present width. */
function fittingColumns(columns: readonly SubmissionColumn[]): readonly SubmissionColumn[] {
  const list = document.querySelector('main table')?.closest('[class~="@container"]');
  const step = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 4;
  return list ? layoutAt(list.clientWidth / step, columns).shown : columns;
}
