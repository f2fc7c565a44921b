import type { MembershipPatchRequest } from '@/lib/contracts/submissions';
import { invalid } from '@/lib/errors';
import { normaliseBic } from '@/lib/forms/bic';
import { normaliseIban } from '@/lib/forms/iban';
import type { Problem } from '@/lib/forms/problem';
import type { Answers, StoredApplication } from './stored-application';
import { storedCustomFields } from './stored-custom-fields';

/** What a PATCH makes of an application. */
export type PatchedApplication = {
  readonly application: StoredApplication;
  /** The property as it is named in the record: `city`, `customFields.shirtSize`, `familyMembers[0].birthDate`. */
  readonly property: string;
  /** As the client named it: `familyMember.birthDate`, otherwise the same. */
  readonly clientPath: string;
  readonly oldValue: unknown;
  readonly newValue: unknown;
  /** Position of the family member that it concerns. */
  readonly memberIndex: number | null;
  /** The paths in the record whose problems are the patch's own. */
  readonly touched: readonly string[];
};

/**
 * Applies one property (contract §4) without checking it. Blank takes an answer away; without direct debit there is
 * no bank data, so a change to `OnAccount` drops it. Consents that are not named stay as they are. Throws a 400 for
 * a family member that the application does not have.
 */
export function applyPatch(before: StoredApplication, patch: MembershipPatchRequest): PatchedApplication {
  const { familyMember, customFields, mediaConsents, ...fields } = patch;
  if (familyMember) return patchMember(before, familyMember);
  if (customFields) {
    const { name, values } = patchAnswer(before.customFields, customFields);
    const path = `customFields.${name}`;
    return {
      application: { ...before, customFields: values },
      ...patched(path, before.customFields[name], values[name]),
    };
  }
  if (mediaConsents) {
    const consents = { ...before.mediaConsents, ...mediaConsents };
    return {
      application: { ...before, mediaConsents: consents },
      ...patched('mediaConsents', before.mediaConsents, consents),
      touched: Object.keys(mediaConsents).map(id => `mediaConsents.${id}`),
    };
  }
  return patchField(before, normalised(fields));
}

type Fields = Omit<MembershipPatchRequest, 'familyMember' | 'customFields' | 'mediaConsents'>;

function patchField(before: StoredApplication, fields: Fields): PatchedApplication {
  const [[name, newValue] = ['', undefined]] = Object.entries(fields).filter(
    ([, value]) => value !== undefined,
  );
  const { guardians, familyMembers: _members, signature: _signature, locale: _locale, ...rest } = fields;
  const noAccount = { iban: '', bic: '', accountHolder: '', sepaMandateAccepted: false };
  const application = {
    ...before,
    ...rest,
    ...(guardians ? { guardians } : {}),
    ...(rest.paymentMethod === 'OnAccount' ? noAccount : {}),
  };
  return {
    application,
    ...patched(name, Object.entries(before).find(([key]) => key === name)?.[1], newValue),
  };
}

/** Account numbers in the form in which they are stored, so that another spelling of the same is no change. */
function normalised(fields: Fields): Fields {
  const { iban, bic } = fields;
  return {
    ...fields,
    ...(iban === undefined ? {} : { iban: normaliseIban(iban) }),
    ...(bic === undefined ? {} : { bic: normaliseBic(bic) }),
  };
}

function patchMember(
  before: StoredApplication,
  patch: NonNullable<MembershipPatchRequest['familyMember']>,
): PatchedApplication {
  const index = before.familyMembers.findIndex(({ id }) => id === patch.id);
  const member = before.familyMembers[index];
  if (!member) throw invalid([{ path: 'familyMember.id', key: 'choice' }]);
  const { id: _id, customFields, ...fields } = patch;
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
    const { name, values } = patchAnswer(member.customFields, customFields);
    return {
      application: withMember({ customFields: values }),
      ...at(`customFields.${name}`, member.customFields[name], values[name]),
    };
  }
  const [[name, newValue] = ['', undefined]] = Object.entries(fields).filter(
    ([, value]) => value !== undefined,
  );
  return {
    application: withMember(fields),
    ...at(name, Object.entries(member).find(([key]) => key === name)?.[1], newValue),
  };
}

function patchAnswer(before: Answers, patch: NonNullable<MembershipPatchRequest['customFields']>) {
  const [name = ''] = Object.keys(patch);
  return { name, values: storedCustomFields({ ...before, ...patch }) };
}

function patched(path: string, oldValue: unknown, newValue: unknown) {
  return { property: path, clientPath: path, oldValue, newValue, memberIndex: null, touched: [path] };
}

/** Whether a PATCH changes anything; another order of ids is a change, blank and absent are the same. */
export function isChange({ oldValue, newValue }: PatchedApplication): boolean {
  return historyText(oldValue) !== historyText(newValue);
}

/** A value as the history keeps it: texts as they are, the rest as JSON, null for what is blank. */
export function historyText(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/**
 * What a PATCH is refused for: everything that is wrong with what it changed, and everything elsewhere that was not
 * wrong before it. So one wrong field can be put right while the club's newer settings refuse another old one.
 */
export function problemsOfPatch(
  patch: PatchedApplication,
  before: readonly Problem[],
  after: readonly Problem[],
): Problem[] {
  const isTouched = ({ path }: Problem) =>
    patch.touched.some(own => path === own || path.startsWith(`${own}.`) || path.startsWith(`${own}[`));
  const isOld = (problem: Problem) =>
    before.some(({ path, key }) => path === problem.path && key === problem.key);
  const asClientWrote = (path: string) =>
    path.startsWith(patch.property) ? patch.clientPath + path.slice(patch.property.length) : path;
  return after
    .filter(problem => isTouched(problem) || !isOld(problem))
    .map(problem => (isTouched(problem) ? { ...problem, path: asClientWrote(problem.path) } : problem));
}
