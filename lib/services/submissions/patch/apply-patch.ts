import type { MembershipPatchRequest } from '@/lib/contracts/submissions/submission-patches';
import { invalid } from '@/lib/platform/errors';
import { normaliseBic } from '@/lib/rules/payment/bic';
import { normaliseIban } from '@/lib/rules/payment/iban';
import type { StoredApplication } from '@/lib/services/submissions/stored-application';
import type { GuardianColumns } from './patch-queries';
import { onlyProperty, type Patched, patchAddress, patchAnswer, patched } from './patched';

export type PatchedApplication = Patched<StoredApplication> & {
  /** Position of the family member that it changes. */
  readonly memberIndex: number | null;
  /** Set if that family member is added or removed as a whole. */
  readonly family?: 'Added' | 'Removed';
  /** Set if a guardian changes their own record: the row to write. */
  readonly ownGuardian?: { readonly id: string; readonly columns: GuardianColumns };
};

/**
 * Applies one property (contract §4) to an application, or to the wishes of a change request, without checking it.
 * Blank and null empty a field. A change to `OnAccount` removes the bank data. Unnamed consents do not change. Throws a
 * 400 for an unknown family member, and for a change to `SepaDirectDebit`, whose mandate only the member can grant.
 */
export function applyPatch(before: StoredApplication, patch: MembershipPatchRequest): PatchedApplication {
  const { familyMember, customFields, mediaConsents, address, ...fields } = patch;
  if (familyMember) return patchMember(before, familyMember);
  if (customFields) {
    const { name: _name, values, ...change } = patchAnswer(before.customFields, customFields);
    return { submission: { ...before, customFields: values }, ...change, memberIndex: null };
  }
  if (mediaConsents) {
    const consents = { ...before.mediaConsents, ...mediaConsents };
    return {
      submission: { ...before, mediaConsents: consents },
      ...patched('mediaConsents', before.mediaConsents, consents),
      touched: Object.keys(mediaConsents).map(id => `mediaConsents.${id}`),
      memberIndex: null,
    };
  }
  if (address) {
    const { values, ...change } = patchAddress(before, address);
    return { submission: { ...before, ...values }, ...change, memberIndex: null };
  }
  return patchField(before, normalised(fields));
}

type Fields = Omit<MembershipPatchRequest, 'familyMember' | 'customFields' | 'mediaConsents' | 'address'>;

function patchField(before: StoredApplication, fields: Fields): PatchedApplication {
  const { name, oldValue, newValue } = onlyProperty(before, fields);
  const { guardians, ...rest } = fields;
  if (rest.paymentMethod === 'SepaDirectDebit' && before.paymentMethod !== 'SepaDirectDebit') {
    throw invalid([{ path: 'paymentMethod', key: 'mandateByMember' }]);
  }
  const noAccount = { iban: '', bic: '', accountHolder: '', sepaMandateAccepted: false };
  const submission = {
    ...before,
    ...rest,
    ...(guardians === undefined ? {} : { guardians: guardians ?? [] }),
    ...(rest.paymentMethod === 'OnAccount' ? noAccount : {}),
  };
  return { submission, ...patched(name, oldValue, newValue), memberIndex: null };
}

/** Normalises account numbers, so that another spelling of the stored number is no change. */
function normalised(fields: Fields): Fields {
  const { iban, bic } = fields;
  return {
    ...fields,
    ...(typeof iban === 'string' ? { iban: normaliseIban(iban) } : {}),
    ...(typeof bic === 'string' ? { bic: normaliseBic(bic) } : {}),
  };
}

function patchMember(
  before: StoredApplication,
  patch: NonNullable<MembershipPatchRequest['familyMember']>,
): PatchedApplication {
  const index = before.familyMembers.findIndex(({ id }) => id === patch.id);
  const member = before.familyMembers[index];
  if (!member) throw invalid([{ path: 'familyMember.id', key: 'choice' }]);
  const { id: _id, customFields, mediaConsents, ...fields } = patch;
  const withMember = (changes: Partial<typeof member>): StoredApplication => ({
    ...before,
    familyMembers: before.familyMembers.with(index, { ...member, ...changes }),
  });
  const at = (path: string, oldValue: unknown, newValue: unknown) => ({
    ...patched(`familyMembers[${index}].${path}`, oldValue, newValue),
    clientPath: `familyMember.${path}`,
    memberIndex: index,
  });
  if (customFields) {
    const { values, property, oldValue, newValue } = patchAnswer(member.customFields, customFields);
    return { submission: withMember({ customFields: values }), ...at(property, oldValue, newValue) };
  }
  if (mediaConsents) {
    if (member.consentsByLink) throw invalid([{ path: 'familyMember.mediaConsents', key: 'consentsTwice' }]);
    const consents = { ...(member.mediaConsents ?? before.mediaConsents), ...mediaConsents };
    return {
      submission: withMember({ mediaConsents: consents }),
      ...at('mediaConsents', member.mediaConsents ?? before.mediaConsents, consents),
    };
  }
  const { name, oldValue, newValue } = onlyProperty(member, fields);
  return { submission: withMember(fields), ...at(name, oldValue, newValue) };
}
