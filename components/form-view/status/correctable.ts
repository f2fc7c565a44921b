import type { Texts } from '@/components/form-view/texts';
import { readTypedDate, readTypedDay } from '@/components/form-view/typed-date';
import type { SubmissionStatus } from '@/lib/contracts/submissions/submission-status';
import { isSameEmail } from '@/lib/rules/format/email-domain';
import { addressNames } from '@/lib/rules/submissions/address';
import { awaitedGuardians, isCorrectableLate } from '@/lib/rules/submissions/limited-corrections';
import { isAskedAbout, type Likeness, likenessesOf } from '@/lib/rules/submissions/signing-rules';
import type { FieldName, FieldRecord } from '@/lib/rules/submissions/submission-fields';
import {
  fieldNamed,
  findField,
  isFieldName,
  namesIn,
  personNamesIn,
} from '@/lib/rules/submissions/submission-fields';
import { suggestEmail } from '@/lib/rules/submissions/suggest-email';

type Submission = SubmissionStatus['submission'];

/** A submission and the guardian whose link it is; null for the sender's link. */
type Own = Pick<
  SubmissionStatus,
  'submission' | 'guardianId' | 'areCorrectionsLimited' | 'isConfirmedByGuardians' | 'possibleSteps'
>;

/**
 * A field of the correction page: its name, which is a JSON path in dots, and its present value.
 */
export type Correctable = {
  readonly name: string;
  readonly value: string;
  /** The group with its own heading, such as one guardian. */
  readonly group: 'person' | 'bank' | 'wishes' | `guardians.${number}`;
  readonly isOptional: boolean;
  /** The present value is not shown; blank means unchanged. */
  readonly isSecret?: boolean;
};

type Values = Readonly<Record<string, unknown>>;

type Addressed = { readonly firstName: string; readonly lastName: string; readonly email: string };

/** The label of a control of the correction page, or of a property in a path. */
export function correctionLabel(path: string, t: Texts): string {
  if (path === 'answer') return t('form.status.answer');
  // The message says all.
  if (path === 'areTwoPeople') return '';
  if (path === 'address') return t('labels.field.address');
  const last = path.split('.').at(-1) ?? path;
  return isFieldName(last) ? t(`labels.field.${last}`) : last;
}

/** Without other choices than the country, by which the postcode is checked: their options are not on this page. */
function typedNamesIn(owner: FieldRecord): FieldName[] {
  return personNamesIn(owner).filter(name => fieldNamed(name).type !== 'Select');
}

/**
 * The fields that the page can correct; others are corrected by API or by the club. A guardian gets
 * neither the other guardian's fields nor the applicant's e-mail address, which their link cannot
 * change. What somebody confirmed is left out (`isCorrectableLate`).
 */
export function correctableOf(own: Own): Correctable[] {
  const { submission, isConfirmedByGuardians, areCorrectionsLimited, possibleSteps } = own;
  const { kind } = submission;
  const isOfApplicant = isConfirmedByGuardians && own.guardianId === null;
  const guardians = kind === 'Membership' && isOfApplicant ? submission.guardians : [];
  const facts = {
    kind,
    isConfirmedByGuardians,
    isAsked: possibleSteps.includes('Answer'),
    awaitedGuardians: awaitedGuardians(guardians),
  };
  return allOf(own).filter(({ name }) => !areCorrectionsLimited || isCorrectableLate(name, facts));
}

function allOf({ submission, guardianId }: Own): Correctable[] {
  if (submission.kind === 'Membership') return ofMembership(submission, guardianId);
  if (submission.kind === 'Change') return ofChange(submission);
  const cause = submission.extraordinaryDate ? (['extraordinaryDate', 'extraordinaryReason'] as const) : [];
  const names = [...typedNamesIn('Cancellation'), 'memberNumber', 'wishedDate', ...cause, 'comment'] as const;
  return fields([...names], submission, {
    group: 'person',
    owner: 'Cancellation',
  });
}

function ofMembership(
  submission: Extract<Submission, { kind: 'Membership' }>,
  guardianId: string | null,
): Correctable[] {
  const isOpen = (id: string) => guardianId === null || id === guardianId;
  const secret = ['accountHolder', 'iban'].map(name => ({
    name,
    value: '',
    group: 'bank' as const,
    isOptional: false,
    isSecret: true,
  }));
  const isEmailAsked = guardianId === null && sharingGuardian(submission, guardianId) === undefined;
  const own = typedNamesIn('Membership').filter(name => isEmailAsked || name !== 'email');
  return [
    ...fields([...own, 'entryDate', 'notes'], submission, { group: 'person', owner: 'Membership' }),
    ...submission.guardians.flatMap((guardian, index) =>
      isOpen(guardian.id)
        ? fields(
            typedNamesIn('Guardian'),
            guardian,
            { group: `guardians.${index}`, owner: 'Guardian' },
            `guardians.${index}.`,
          )
        : [],
    ),
    ...(submission.paymentMethod === 'SepaDirectDebit' ? secret : []),
  ];
}

/**
 * The guardian whose address is the applicant's, too, as in applications that a parent filled in for a child. It is
 * asked once, and both follow. Minors who applied alone have an address of their own.
 */
function sharingGuardian(submission: Submission, guardianId: string | null) {
  if (submission.kind !== 'Membership' || submission.email === '') return undefined;
  if (submission.filledInBy === 'Applicant') return undefined;
  const index = submission.guardians.findIndex(
    ({ id, email }) => (guardianId === null || id === guardianId) && isSameEmail(email, submission.email),
  );
  return index < 0 ? undefined : { index };
}

function ofChange(submission: Extract<Submission, { kind: 'Change' }>): Correctable[] {
  const wished = typedNamesIn('Wishes').filter(name =>
    Object.entries(submission.wishes).some(([key, value]) => key === name && value),
  );
  return [
    ...fields(namesIn('Identity'), submission.identity, { group: 'person', owner: 'Identity' }, 'identity.'),
    ...fields(['validFrom', 'notes'], submission, { group: 'person', owner: 'Change' }),
    ...fields(wished, submission.wishes, { group: 'wishes', owner: 'Wishes' }, 'wishes.'),
  ];
}

function fields(
  names: readonly FieldName[],
  holder: object,
  { group, owner }: { readonly group: Correctable['group']; readonly owner: FieldRecord },
  prefix = '',
): Correctable[] {
  const values: Values = { ...holder };
  return names.map(name => ({
    name: `${prefix}${name}`,
    value: String(values[name] ?? ''),
    group,
    // All wishes are optional, so they are not marked.
    isOptional: owner !== 'Wishes' && fieldNamed(name).of[owner] === 'Optional',
  }));
}

/** The posted texts, with days as `YYYY-MM-DD`: they are typed as in the form. */
export function readCorrections(entries: Iterable<readonly [name: string, value: string]>) {
  return new Map(
    [...entries].map(([name, value]) => {
      const type = findField(name.split('.').at(-1) ?? '')?.type;
      if (type === 'BirthDate') return [name, readTypedDate(value)] as const;
      return [name, type === 'Date' ? readTypedDay(value) : value.trim()] as const;
    }),
  );
}

/** Name of the hidden field with the value that a field had when the page was opened. */
export const seenName = (name: string) => `seen.${name}`;

/** Name of the hidden field with an address about which the page has asked. */
export const meantName = (name: string) => `meant.${name}`;

/** Whether a changed address looks like a typing error that the page has not asked about. */
export function hasUnsureEmail(own: Own, typed: ReadonlyMap<string, string>): boolean {
  return correctableOf(own).some(({ name, value }) => {
    const now = typed.get(name);
    const isEmail = findField(name.split('.').at(-1) ?? '')?.type === 'Email';
    if (!isEmail || now === undefined || now === value || now === typed.get(meantName(name))) return false;
    return suggestEmail(now) !== null;
  });
}

/**
 * Lists who becomes equal in name or address by the corrections of a minor's application. The page asks about them as
 * the form does. Another person's address that is hidden from this reader counts as different.
 */
export function likenessesByCorrection(own: Own, typed: ReadonlyMap<string, string>): Likeness[] {
  const { submission, isConfirmedByGuardians } = own;
  if (submission.kind !== 'Membership' || !isConfirmedByGuardians) return [];
  const { filledInBy } = submission;
  const listAsked = (shown: (name: string, stored: string) => string) => {
    const named = ({ firstName, lastName, email }: Addressed, prefix = '') => ({
      firstName: shown(`${prefix}firstName`, firstName),
      lastName: shown(`${prefix}lastName`, lastName),
      email: shown(`${prefix}email`, email),
    });
    const guardians = submission.guardians.map((one, index) => named(one, `guardians.${index}.`));
    return likenessesOf(named(submission), guardians).filter(one => isAskedAbout(one, filledInBy));
  };
  const before = new Set(listAsked((_name, stored) => stored).map(one => JSON.stringify(one)));
  return listAsked((name, stored) => typed.get(name) ?? stored).filter(
    one => !before.has(JSON.stringify(one)),
  );
}

/** Lists the changes by others since the page was opened, with the present values. */
export function listConflicts(
  own: Own,
  typed: ReadonlyMap<string, string>,
): { readonly name: string; readonly value: string }[] {
  const now = new Map(correctableOf(own).map(({ name, value }) => [name, value]));
  const seen = [...typed.keys()].filter(name => name.startsWith(seenName(''))).map(name => name.slice(5));
  const names = seen.length === 0 ? [] : [...new Set([...now.keys(), ...seen])];
  return names
    .map(name => ({ name, value: now.get(name) ?? '' }))
    .filter(({ name, value }) => sameLines(typed.get(seenName(name)) ?? '') !== sameLines(value));
}

/** The answer and each field that the reader changed, as typed. */
export function typedSince(
  typed: ReadonlyMap<string, string>,
): { readonly name: string; readonly value: string }[] {
  return [...typed]
    .filter(([name]) => name === 'answer' || typed.has(seenName(name)))
    .filter(([name, value]) => sameLines(value) !== sameLines(typed.get(seenName(name)) ?? ''))
    .map(([name, value]) => ({ name, value }));
}

/** Merges typed values into the present ones: an untouched field has its present value. */
export function mergeTyped(own: Own, typed: ReadonlyMap<string, string>): Map<string, string> {
  return new Map(
    correctableOf(own).map(({ name, value }) => {
      const mine = typed.get(name);
      const isMine = mine !== undefined && sameLines(mine) !== sameLines(typed.get(seenName(name)) ?? '');
      return [name, isMine ? mine : value];
    }),
  );
}

/** Browsers change line ends, and the page trims text. */
function sameLines(text: string): string {
  return text.replaceAll('\r\n', '\n').trim();
}

/** One PATCH for each changed answer, in the shape of the API. */
export function correctionsOf(own: Own, typed: ReadonlyMap<string, string>): object[] {
  const changed = correctableOf(own).filter(({ name, value, isSecret }) => {
    const now = typed.get(name);
    return now !== undefined && sameLines(now) !== sameLines(value) && !(isSecret && now === '');
  });
  const plain = changed.filter(({ group }) => !group.startsWith('guardians'));
  const address = plain.filter(({ name }) => isPartOfAddress(name));
  // Together, because the postcode is checked by the country.
  const isMoved = address.length > 1;
  const patches = plain
    .filter(({ name }) => !isMoved || !isPartOfAddress(name))
    .map(({ name }) => patchOf(name, typed.get(name) ?? ''));
  if (isMoved)
    patches.push({
      address: Object.fromEntries(address.map(({ name }) => [lastOf(name), typed.get(name) ?? ''])),
    });
  const sharing = sharingGuardian(own.submission, own.guardianId);
  const shared = changed.find(({ name }) => sharing && name === `guardians.${sharing.index}.email`);
  // First, while the guardian still has the address that both share.
  if (shared) patches.unshift({ email: typed.get(shared.name) ?? '' });
  const hasGuardians = changed.length > plain.length;
  return hasGuardians ? [...patches, { guardians: guardiansOf(own, typed) }] : patches;
}

function isPartOfAddress(name: string): boolean {
  return addressNames.some(one => one === lastOf(name));
}

const lastOf = (name: string) => name.split('.').at(-1) ?? name;

function patchOf(name: string, value: string): object {
  const [first = '', second] = name.split('.');
  if (second === undefined) return { [first]: value };
  return first === 'wishes' ? { [second]: value } : { [first]: { [second]: value } };
}

/**
 * All guardians, in the shape of the API. Another guardian, whose contact details are hidden from
 * this reader, stays unchanged.
 */
function guardiansOf({ submission }: Own, typed: ReadonlyMap<string, string>): object[] {
  if (submission.kind !== 'Membership') return [];
  return submission.guardians.map((guardian, index) => {
    const names = namesIn('Guardian');
    return Object.fromEntries(
      names.map(name => [name, typed.get(`guardians.${index}.${name}`) ?? guardian[name]]),
    );
  });
}

/** The control for an error path of the API. */
export function controlOfCorrection(own: Own, path: string): string {
  const dotted = path.replaceAll(/\[(\d+)\]/g, '.$1').replace(/^address\./, '');
  const names = correctableOf(own).map(({ name }) => name);
  return [dotted, `wishes.${dotted}`].find(name => names.includes(name)) ?? dotted;
}
