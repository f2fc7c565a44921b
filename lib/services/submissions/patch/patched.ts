import { type Address, addressNames, filledAddress } from '@/lib/rules/submissions/address';
import type { Problem } from '@/lib/rules/submissions/problem';
import { findField } from '@/lib/rules/submissions/submission-fields';
import type { HistoryStep } from '@/lib/services/submissions/record-history';
import { storedCustomFields } from '@/lib/services/submissions/stored-custom-fields';

export type Answers = Record<string, string | number | boolean | string[]>;

/** A submission after a PATCH. */
export type Patched<Stored> = {
  readonly submission: Stored;
  /** The property as the record names it: `city`, `wishes.city`, `familyMembers[0].birthDate`. */
  readonly property: string;
  /** Path as the client named it: `familyMember.birthDate`. */
  readonly clientPath: string;
  /** Path that the checks report. */
  readonly checkedPath: string;
  readonly oldValue: unknown;
  readonly newValue: unknown;
  /** Paths of the checks whose problems belong to this patch. */
  readonly touched: readonly string[];
  /** Like `touched`, without the paths below them. */
  readonly touchedItself?: readonly string[];
};

/** A patch whose property has the same path for record, client and checks. */
export function patched(path: string, oldValue: unknown, newValue: unknown) {
  return { property: path, clientPath: path, checkedPath: path, oldValue, newValue, touched: [path] };
}

/** The one property of a PATCH with its stored value; a null for a boolean means false. */
export function onlyProperty(before: object, patch: object) {
  const [[name, value] = ['', undefined]] = Object.entries(patch).filter(([, given]) => given !== undefined);
  const oldValue: unknown = Object.entries(before).find(([key]) => key === name)?.[1];
  const newValue: unknown = value === null && typeof oldValue === 'boolean' ? false : value;
  return { name, oldValue, newValue };
}

/** All answers with the one of the PATCH; null removes it. */
export function patchAnswer(before: Answers, patch: Readonly<Record<string, Answers[string] | null>>) {
  const [name = ''] = Object.keys(patch);
  const values = storedCustomFields({ ...before, ...patch });
  return { name, values, ...patched(`customFields.${name}`, before[name], values[name]) };
}

/** The parts of an address with those of the PATCH. The history has the whole address before and after. */
export function patchAddress(before: Address, sent: Address) {
  const parts = addressNames.filter(name => sent[name] !== undefined);
  const values = Object.fromEntries(parts.map(name => [name, sent[name]]));
  return {
    values,
    ...patched('address', filledAddress(before), filledAddress({ ...before, ...values })),
    // The checks name the parts without the prefix.
    checkedPath: '',
    clientPath: 'address.',
    touched: parts,
  };
}

/** Whether a PATCH changes a value. Another order of ids is a change; blank and absent are equal. */
export function isChange({ oldValue, newValue }: Patched<unknown>): boolean {
  return historyText(oldValue) !== historyText(newValue);
}

/** A value for the history: texts unchanged, others as JSON, null for blank. */
export function historyText(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'object' && Object.keys(value).length === 0) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The history entries of properties that differ between two states of a submission. */
export function historyOfChange(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): HistoryStep[] {
  return Object.keys(after).flatMap(property => {
    const [oldValue, newValue] = [historyText(before[property]), historyText(after[property])];
    const isSensitive = findField(property)?.isSensitive ?? false;
    return oldValue === newValue ? [] : [{ type: 'Updated', property, oldValue, newValue, isSensitive }];
  });
}

/**
 * Returns every problem of the changed property, and every other problem that the change causes. So one wrong field can
 * be corrected although the club's newer settings refuse another old one.
 */
export function problemsOfPatch(
  patch: Patched<unknown>,
  before: readonly Problem[],
  after: readonly Problem[],
): Problem[] {
  const isTouched = ({ path }: Problem) =>
    patch.touchedItself?.includes(path) ||
    patch.touched.some(own => path === own || path.startsWith(`${own}.`) || path.startsWith(`${own}[`));
  const isOld = (problem: Problem) =>
    before.some(({ path, key }) => path === problem.path && key === problem.key);
  const { checkedPath, clientPath } = patch;
  const asClientWrote = (path: string) =>
    path.startsWith(checkedPath) ? clientPath + path.slice(checkedPath.length) : path;
  return after
    .filter(problem => isTouched(problem) || !isOld(problem))
    .map(problem => (isTouched(problem) ? { ...problem, path: asClientWrote(problem.path) } : problem));
}
