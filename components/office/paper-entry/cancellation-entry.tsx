'use client';

import { useTranslations } from 'use-intl';
import { useField } from '@/components/forms/use-field';
import {
  fieldId,
  listOf,
  textOf,
  useEntry,
  useEntryValues,
} from '@/components/office/paper-entry/entry-context';
import { EntryInput, EntrySelect, EntryText, EntryTicks } from '@/components/office/paper-entry/entry-fields';
import { EntryPart } from '@/components/office/paper-entry/entry-parts';
import { EntryCustomFields, EntryRecord } from '@/components/office/paper-entry/entry-record';
import { Field } from '@/components/ui/inputs/field';
import { Textarea } from '@/components/ui/inputs/textarea';
import type { PublicCancellationForm } from '@/lib/contracts/public';
import { cancellationScopes } from '@/lib/rules/enums';
import { personGroups } from '@/lib/rules/submissions/submission-fields';

/**
 * Cancellation. Without a wished date it takes effect on the next possible day, counted from the day of
 * receipt.
 */
export function CancellationEntry({ form }: { form: PublicCancellationForm }) {
  const t = useTranslations('handouts.entry');
  const scopes = useTranslations('labels.cancellationScope');
  const values = useEntryValues();
  const { askReason, reasons } = form.settings;
  return (
    <>
      <EntryPart title={t('part.person')}>
        <EntryRecord owner="Cancellation" groups={personGroups} />
        <EntryInput path="memberNumber" optional />
      </EntryPart>
      <EntryPart title={t('part.cancellation')}>
        <EntrySelect
          path="scope"
          blank={scopes('Membership')}
          options={cancellationScopes
            .filter(scope => scope !== 'Membership')
            .map(value => ({ value, label: scopes(value) }))}
        />
        <EntryInput path="wishedDate" type="date" optional hint={t('wishedDateHint')} />
        <EntryInput path="extraordinaryDate" type="date" optional hint={t('extraordinaryHint')} />
        {typeof values.extraordinaryDate === 'string' && values.extraordinaryDate !== '' && (
          <EntryText path="extraordinaryReason" className="sm:col-span-2" />
        )}
        {values.scope === 'Departments' && (
          <EntryTicks
            path="departmentIds"
            options={form.departments.map(({ id, name }) => ({ value: id, label: name }))}
            className="sm:col-span-2"
          />
        )}
        {values.scope === 'FamilyMembers' && <FamilyNames />}
        {askReason && reasons.length > 0 && (
          <EntrySelect
            path="reason"
            optional
            options={reasons.map(reason => ({ value: reason, label: reason }))}
          />
        )}
        {askReason && reasons.length === 0 && <EntryInput path="reason" optional />}
        <EntryCustomFields fields={form.customFields.filter(({ category }) => category !== 'FamilyMember')} />
        <EntryText path="comment" optional className="sm:col-span-2" />
      </EntryPart>
    </>
  );
}

/** One name per line. */
function FamilyNames() {
  const t = useTranslations('handouts.entry');
  const labels = useTranslations('labels.field');
  const { refusal } = useEntry();
  const { value: names, set } = useField(useEntry(), 'familyMemberNames');
  const errors = Object.entries(refusal?.errors ?? {});
  const wrong = errors.find(([path]) => path.startsWith('familyMemberNames'))?.[1];
  return (
    <Field
      id={fieldId('familyMemberNames')}
      label={labels('familyMemberNames')}
      hint={t('namesHint')}
      error={wrong}
      className="sm:col-span-2"
    >
      <Textarea
        rows={3}
        value={Array.isArray(names) ? listOf(names).join('\n') : textOf(names)}
        onChange={event => set(event.target.value.split('\n'))}
        onBlur={() =>
          set(
            listOf(names)
              .map(name => name.trim())
              .filter(Boolean),
          )
        }
      />
    </Field>
  );
}
