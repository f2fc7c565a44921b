import { applicationFields, type ControlValue, type FormValues } from '@/components/form-view/form-values';
import type { ShownForm } from '@/components/form-view/shown-form';
import { readCustomFieldInput } from '@/lib/rules/custom-fields/custom-field-input';
import { checkCustomFieldValue } from '@/lib/rules/custom-fields/custom-field-rules';

export type Prefilled = Partial<Pick<FormValues, 'membershipId' | 'departmentIds' | 'customFields'>>;

/**
 * The values of a membership form that its address names: `tariff`, `department` (repeatable) and
 * `field.{internalName}`. Ignores what the form does not offer or would refuse.
 */
export function readPrefilled(query: URLSearchParams, form: ShownForm): Prefilled {
  if (form.kind !== 'Membership') return {};
  const tariff = form.memberships.find(({ id, isFull }) => id === query.get('tariff') && !isFull);
  const departmentIds = departmentsIn(query, form);
  const customFields = customFieldsIn(query, form);
  return {
    ...(tariff ? { membershipId: tariff.id } : {}),
    ...(departmentIds.length > 0 ? { departmentIds } : {}),
    ...(Object.keys(customFields).length > 0 ? { customFields } : {}),
  };
}

function departmentsIn(query: URLSearchParams, { departments, departmentSettings }: ShownForm): string[] {
  if (!departmentSettings.isEnabled) return [];
  const asked = query.getAll('department');
  const offered = departments.map(({ id }) => id).filter(id => asked.includes(id));
  return offered.slice(0, departmentSettings.maxSelection ?? offered.length);
}

function customFieldsIn(query: URLSearchParams, form: ShownForm): Record<string, ControlValue> {
  const found = applicationFields(form).flatMap((field): [string, ControlValue][] => {
    const values = query.getAll(`field.${field.internalName}`).filter(value => value !== '');
    const [first] = values;
    if (first === undefined) return [];
    const typed =
      field.type === 'MultiSelect' ? values : field.type === 'Checkbox' ? first === 'true' : first;
    const isRight = checkCustomFieldValue(field, readCustomFieldInput(field, typed)) === null;
    return isRight ? [[field.internalName, typed]] : [];
  });
  return Object.fromEntries(found);
}
