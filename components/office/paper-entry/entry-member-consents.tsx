import { useTranslations } from 'use-intl';
import { textOf, useEntryValues } from '@/components/office/paper-entry/entry-context';
import { EntryTick } from '@/components/office/paper-entry/entry-fields';
import type { PublicForm } from '@/lib/contracts/public';
import type { ConsentWay } from '@/lib/rules/submissions/family-consents';

type EntryMemberConsentsProps = {
  way: ConsentWay;
  form: PublicForm;
  /** Place in the family of the entry; absent if the person is all that is entered. */
  index?: number;
};

/** A family member's own consents; only a tick where the answers of the application count. */
export function EntryMemberConsents({ way, form, index }: EntryMemberConsentsProps) {
  const t = useTranslations('handouts.entry');
  const values = useEntryValues();
  const person = index === undefined ? values : values.familyMembers?.[index];
  const typed = [person?.firstName, person?.lastName].map(textOf).join(' ').trim();
  const name = typed || t('familyMember', { number: (index ?? 0) + 1 });
  const path = index === undefined ? '' : `familyMembers.${index}.`;
  const differs = <EntryTick path={`${path}hasOwnConsents`} label={t('differ', { name })} />;
  if (way === 'Shared') return <div className="sm:col-span-2">{differs}</div>;
  if (way === 'Link')
    return <p className="text-ink-muted text-sm sm:col-span-2">{t('consentsByLink', { name })}</p>;
  return (
    <fieldset className="flex flex-col gap-2.5 sm:col-span-2">
      <legend className="mb-2 font-medium">{t('consentsOf', { name })}</legend>
      {way === 'Differs' && differs}
      {form.consents.map(({ id, label }) => (
        <EntryTick key={id} path={`${path}mediaConsents.${id}`} label={label} />
      ))}
    </fieldset>
  );
}
