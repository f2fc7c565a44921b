import type { FormValues, MemberValues } from '@/components/form-view/form-values';
import type { ShownForm } from '@/components/form-view/shown-form';
import { readTypedDate } from '@/components/form-view/typed-date';
import { checkDepartmentFit } from '@/lib/rules/money/tariff-fit';

/** The departments of another person: their own, or those of the applicant that fit their age. */
export function departmentsOfMember(
  { hasOwnDepartments, departmentIds, birthDate }: MemberValues,
  values: FormValues,
  { kind, club, today, departments }: ShownForm,
): readonly string[] {
  if (hasOwnDepartments) return departmentIds;
  const person = {
    birthDate: readTypedDate(birthDate),
    entryDate: readTypedDate(kind === 'Change' ? values.validFrom : values.entryDate),
    ageReference: club.ageReference,
    day: today,
  };
  const misfits = departments.filter(one => checkDepartmentFit(one, person)).map(({ id }) => id);
  return values.departmentIds.filter(id => !misfits.includes(id));
}
