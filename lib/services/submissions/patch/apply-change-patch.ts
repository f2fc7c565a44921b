import type { ChangeSubmitPatchRequest } from '@/lib/contracts/submissions/submission-patches';
import { findField } from '@/lib/rules/submissions/submission-fields';
import type { StoredChange } from '@/lib/services/submissions/stored-change';
import { applyPatch } from './apply-patch';
import { onlyProperty, type Patched, patched } from './patched';

/**
 * Applies one property to a change request without checking it: a wish by its plain name (`city` is the wished-for
 * city), `validFrom`, `notes`, or one property of the sender (`identity`).
 */
export function applyChangePatch(
  before: StoredChange,
  patch: ChangeSubmitPatchRequest,
): Patched<StoredChange> {
  const { identity, validFrom, notes, ...wish } = patch;
  if (identity) {
    const { name, oldValue, newValue } = onlyProperty(before.identity, identity);
    return {
      submission: { ...before, identity: { ...before.identity, ...identity } },
      ...patched(`identity.${name}`, oldValue, newValue),
      property: name,
    };
  }
  if (validFrom !== undefined || notes !== undefined) {
    const { name, oldValue, newValue } = onlyProperty(before, { validFrom, notes });
    return {
      submission: { ...before, ...(validFrom === undefined ? { notes } : { validFrom }) },
      ...patched(name, oldValue, newValue),
    };
  }
  const { submission: wishes, ...change } = applyPatch(before.wishes, wish);
  // Bank data is stored beside the wishes, and named in the history without their prefix.
  const isBeside = findField(change.property)?.isSensitive === true;
  const property = isBeside ? change.property : `wishes.${change.property}`;
  return { ...change, submission: { ...before, wishes }, property };
}
