import type { SubmissionPatch } from '@/lib/api-client/submissions';
import type { Submission } from '@/lib/contracts/submissions';
import { describeCancellation } from './describe-cancellation';
import { describeChange, type FormerTexts } from './describe-change';
import { describeMembership } from './describe-membership';
import type { FieldGroupView } from './field-view';
import type { SubmissionWords } from './use-submission-words';

/**
 * All values of a submission in labelled groups, for showing, editing and comparing; `former` for a change
 * request.
 */
export function describeSubmission(
  submission: Submission,
  words: SubmissionWords,
  former?: FormerTexts,
): FieldGroupView[] {
  if (submission.kind === 'Membership') return describeMembership(submission, words);
  if (submission.kind === 'Change') return describeChange(submission, words, former);
  return describeCancellation(submission, words);
}

export type FieldChange = { readonly label: string; readonly before: string; readonly after: string };

/** The values whose text differs in `after`. */
export function changesBetween(
  before: readonly FieldGroupView[],
  after: readonly FieldGroupView[],
): FieldChange[] {
  const known = new Map(
    before.flatMap(({ fields }) => fields.map(field => [field.key, field.text] as const)),
  );
  return after
    .flatMap(({ fields }) => fields)
    .map(field => ({ label: field.label, before: known.get(field.key) ?? '', after: field.text }))
    .filter(change => change.before !== change.after);
}

/** The submission and the functions that its field editors need. */
export type EditableSubmission = {
  /** Saves one property, based on the shown state. Rejects with `ApiProblem`. */
  readonly save: (patch: SubmissionPatch) => Promise<void>;
  /** Fetches the present state without showing it, and returns the differences. */
  readonly compare: () => Promise<readonly FieldChange[]>;
  /** Shows the state that `compare` fetched. */
  readonly adopt: () => void;
};
