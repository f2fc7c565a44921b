import type { SubmissionPatch } from '@/lib/api-client/submissions';
import type { Submission } from '@/lib/contracts/submissions';
import { describeCancellation } from './describe-cancellation';
import { describeChange, type FormerTexts } from './describe-change';
import { describeMembership } from './describe-membership';
import type { FieldGroupView } from './field-view';
import type { SubmissionWords } from './use-submission-words';

/** All values of a submission in labelled groups, for showing, editing and comparing it; `former` of a change request. */
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

/** What is written differently in `after`, value by value. */
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

/** What an editor needs of the submission around it. */
export type EditableSubmission = {
  /** Saves one property, based on the state that is shown. Rejects with `ApiProblem`. */
  readonly save: (patch: SubmissionPatch) => Promise<void>;
  /** Reads the state of now without showing it, and tells what is different from the one shown. */
  readonly compare: () => Promise<readonly FieldChange[]>;
  /** Shows the state that `compare` read. */
  readonly adopt: () => void;
};
