import { applicationFields, type FormValues } from '@/components/form-view/form-values';
import type { ShownForm } from '@/components/form-view/shown-form';
import { customFieldsOf, personOf, sentTexts, withoutBlank } from '@/components/form-view/submit-parts';
import type { CancellationSubmit } from '@/lib/contracts/submissions/submissions';
import { cancellationScopes, type Locale } from '@/lib/rules/enums';
import { hasPlace } from '@/lib/rules/submissions/address';

/**
 * Converts the form's values to a cancellation (contract §4). Omits lists that belong to another
 * scope.
 */
export function toCancellationSubmit(
  values: FormValues,
  form: ShownForm,
  locale: Locale,
): CancellationSubmit {
  const scope = scopeOf(values);
  return withoutBlank<CancellationSubmit>({
    ...personOf('Cancellation', leaverOf(values)),
    ...sentTexts(['memberNumber', 'reason', 'comment', 'wishedDate'], values),
    ...(form.cancellation?.allowExtraordinary
      ? sentTexts(['extraordinaryDate', 'extraordinaryReason'], values)
      : {}),
    scope,
    departmentIds: scope === 'Departments' ? values.departmentIds : [],
    familyMemberNames: scope === 'FamilyMembers' ? namesOf(values) : [],
    customFields: customFieldsOf(values.customFields, applicationFields(form)),
    signature: form.settings.showSignature ? values.signature : '',
    signatureName: values.signatureName.trim(),
    locale,
    website: values.website,
  });
}

/** The country that is chosen from the start belongs to an address, which nobody has to give. */
export function leaverOf(values: FormValues): FormValues {
  return hasPlace(values) ? values : { ...values, country: '' };
}

export function scopeOf({ scope }: FormValues): (typeof cancellationScopes)[number] {
  return cancellationScopes.find(one => one === scope) ?? 'Membership';
}

/** One name per line; skips empty lines. A dash stands for the last name of a person with one name. */
export function namesOf({ familyMemberNames }: FormValues): string[] {
  return familyMemberNames
    .split('\n')
    .map(name => name.replace(/\s+-\s*$/, '').trim())
    .filter(name => name !== '');
}

/** Whether a line has one word only, and no dash that says that the person has one name. */
export function hasSingleName({ familyMemberNames }: FormValues): boolean {
  return familyMemberNames.split('\n').some(name => /^\S+$/.test(name.trim()));
}
