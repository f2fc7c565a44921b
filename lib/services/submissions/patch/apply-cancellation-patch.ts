import type { CancellationSubmitPatchRequest } from '@/lib/contracts/submissions/submission-patches';
import { isBlank } from '@/lib/rules/submissions/text-rules';
import type { StoredCancellation } from '@/lib/services/submissions/stored-cancellation';
import { onlyProperty, type Patched, patchAddress, patchAnswer, patched } from './patched';

/**
 * Applies one property to a cancellation without checking it. A list belongs to its scope: a list of departments or
 * persons sets the scope, and a scope without that list removes it. Removing the date or the reason of an
 * extraordinary cancellation makes it an ordinary one.
 */
export function applyCancellationPatch(
  before: StoredCancellation,
  { customFields, address, ...fields }: CancellationSubmitPatchRequest,
): Patched<StoredCancellation> {
  if (customFields) {
    const { name: _name, values, ...change } = patchAnswer(before.customFields, customFields);
    return { submission: { ...before, customFields: values }, ...change };
  }
  if (address) {
    const { values, ...change } = patchAddress(before, address);
    return { submission: { ...before, ...values }, ...change };
  }
  const { name, oldValue, newValue } = onlyProperty(before, fields);
  return { submission: withScope(before, fields), ...patched(name, oldValue, newValue) };
}

function withScope(
  before: StoredCancellation,
  fields: Omit<CancellationSubmitPatchRequest, 'customFields' | 'address'>,
): StoredCancellation {
  const scope = scopeOf(fields) ?? before.scope;
  const after = { ...before, ...fields, scope };
  const isEnded = [fields.extraordinaryDate, fields.extraordinaryReason].some(
    one => one !== undefined && isBlank(one),
  );
  return {
    ...after,
    ...(isEnded ? { extraordinaryDate: null, extraordinaryReason: '' } : {}),
    departmentIds: scope === 'Departments' ? after.departmentIds : [],
    familyMemberNames: scope === 'FamilyMembers' ? after.familyMemberNames : [],
  };
}

/** The scope that a PATCH names or implies; null if it does neither. */
function scopeOf({ scope, departmentIds, familyMemberNames }: CancellationSubmitPatchRequest) {
  if (scope !== undefined) return scope ?? 'Membership';
  if (!isBlank(departmentIds)) return 'Departments';
  return isBlank(familyMemberNames) ? null : 'FamilyMembers';
}
