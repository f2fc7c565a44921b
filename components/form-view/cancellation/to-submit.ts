import { applicationFields, type FormValues } from '@/components/form-view/form-values';
import type { ShownForm } from '@/components/form-view/shown-form';
import { customFieldsOf, personOf, sentTexts, withoutBlank } from '@/components/form-view/submit-parts';
import type { CancellationSubmit } from '@/lib/contracts/submissions/submissions';
import { cancellationScopes, type Locale } from '@/lib/rules/enums';

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
    ...personOf('Cancellation', values),
    ...sentTexts(['memberNumber', 'reason', 'comment', 'wishedDate'], values),
    ...(form.cancellation?.allowExtraordinary
      ? sentTexts(['extraordinaryDate', 'extraordinaryReason'], values)
      : {}),
    scope,
    departmentIds: scope === 'Departments' ? values.departmentIds : [],
    familyMemberNames: scope === 'FamilyMembers' ? namesOf(values) : [],
    customFields: customFieldsOf(values.customFields, applicationFields(form)),
    signature: form.settings.showSignature ? values.signature : '',
    locale,
    website: values.website,
  });
}

export function scopeOf({ scope }: FormValues): (typeof cancellationScopes)[number] {
  return cancellationScopes.find(one => one === scope) ?? 'Membership';
}

/** One name per line; skips empty lines. */
export function namesOf({ familyMemberNames }: FormValues): string[] {
  return familyMemberNames
    .split('\n')
    .map(name => name.trim())
    .filter(name => name !== '');
}
