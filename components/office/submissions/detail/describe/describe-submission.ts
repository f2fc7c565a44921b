import type { SubmissionPatch } from '@/lib/api-client/submissions';
import type { Submission } from '@/lib/contracts/submissions/submissions';
import { describeCancellation } from './describe-cancellation';
import { describeChange, type FormerFields } from './describe-change';
import { describeMembership } from './describe-membership';
import type { FieldGroupView, FieldView } from './field-view';
import type { SubmissionWords } from './use-submission-words';

/**
 * All values of a submission in labelled groups, for showing, editing and comparing; `former` for a change
 * request.
 */
export function describeSubmission(
  submission: Submission,
  words: SubmissionWords,
  former?: FormerFields,
): FieldGroupView[] {
  if (submission.kind === 'Membership') return describeMembership(submission, words);
  if (submission.kind === 'Change') return describeChange(submission, words, former);
  return describeCancellation(submission, words);
}

/** All fields as last read, and how one of them is saved. Bank data is masked. */
export type EditableSubmission = {
  readonly fields: readonly FieldView[];
  readonly etag: string | null;
  /** Saves one property, based on the state of that `ETag`. Rejects with `ApiProblem`. */
  readonly save: (patch: SubmissionPatch, etag: string | null) => Promise<void>;
  /** Fetches the present state and shows it. */
  readonly reread: () => Promise<Pick<EditableSubmission, 'fields' | 'etag'>>;
};
