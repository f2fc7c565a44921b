import type { FormValues } from '@/components/form-view/form-values';
import type { ShownForm } from '@/components/form-view/shown-form';
import { readTypedDate, readTypedDay } from '@/components/form-view/typed-date';
import { type Applicant, checkDepartmentFit } from '@/lib/rules/money/tariff-fit';

/** A further person, when the ages of departments count. */
export function memberJoining(birthDate: string, values: FormValues, form: ShownForm): Applicant {
  return {
    birthDate: readTypedDate(birthDate),
    entryDate: readTypedDay(form.kind === 'Change' ? values.validFrom : values.entryDate),
    ageReference: form.club.ageReference,
    day: form.today,
  };
}

export type OtherDepartments = {
  /** Whose they are: `me`, or the index of a family member. */
  readonly from: string;
  readonly departmentIds: readonly string[];
};

/**
 * The departments of the people before a family member, as far as they fit the age of this one: what the person can take
 * over by one tap. Leaves out people without any, and the same departments twice.
 */
export function departmentsToTakeOver(
  index: number,
  values: FormValues,
  form: ShownForm,
): readonly OtherDepartments[] {
  const person = memberJoining(values.familyMembers[index]?.birthDate ?? '', values, form);
  const fitting = form.departments.filter(one => !checkDepartmentFit(one, person)).map(({ id }) => id);
  const people = [
    { from: 'me', departmentIds: values.departmentIds },
    ...values.familyMembers
      .slice(0, index)
      .map(({ departmentIds }, at) => ({ from: String(at), departmentIds })),
  ].map(({ from, departmentIds }) => ({
    from,
    departmentIds: fitting.filter(id => departmentIds.includes(id)),
  }));
  const isFirstWith = ({ departmentIds }: OtherDepartments, at: number) =>
    people.findIndex(one => one.departmentIds.join() === departmentIds.join()) === at;
  return people.filter((one, at) => one.departmentIds.length > 0 && isFirstWith(one, at));
}
