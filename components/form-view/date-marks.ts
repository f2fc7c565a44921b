import type { ControlValue, FormValues } from '@/components/form-view/form-values';
import type { ShownForm } from '@/components/form-view/shown-form';
import { dateMarks } from '@/components/form-view/typed-date';
import { findField } from '@/lib/rules/submissions/submission-fields';

const typedDay = /^(\d{1,2})[./](\d{1,2})[./](\d{4}|\d{2})$/;

/** With typed days as the form's language writes them, after a change of the language: `29.11.2026` → `29/11/2026`. */
export function withDateMarks(values: FormValues, form: ShownForm): FormValues {
  const days = new Set(
    form.customFields.filter(({ type }) => type === 'Date').map(({ internalName }) => internalName),
  );
  const mark = dateMarks[form.locale];
  const marked = <Record extends object>(record: Record, isDay: (name: string) => boolean): Record => ({
    ...record,
    ...Object.fromEntries(
      Object.entries(record).flatMap(([name, value]: [string, ControlValue]) =>
        typeof value === 'string' && isDay(name)
          ? [[name, value.trim().replace(typedDay, `$1${mark}$2${mark}$3`)]]
          : [],
      ),
    ),
  });
  const person = <Person extends object>(one: Person) => marked(one, isDayField);
  const answers = (one: FormValues['customFields']) => marked(one, name => days.has(name));
  return {
    ...person(values),
    identity: person(values.identity),
    customFields: answers(values.customFields),
    familyMembers: values.familyMembers.map(member => ({
      ...person(member),
      customFields: answers(member.customFields),
    })),
  };
}

function isDayField(name: string): boolean {
  const type = findField(name)?.type;
  return type === 'Date' || type === 'BirthDate';
}
