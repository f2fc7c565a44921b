import { describeCancellation } from '@/components/office/submissions/detail/describe-cancellation';
import { describeChange, type FormerTexts } from '@/components/office/submissions/detail/describe-change';
import { describeMembership } from '@/components/office/submissions/detail/describe-membership';
import type { FieldGroupView } from '@/components/office/submissions/detail/field-view';
import type { SubmissionWords } from '@/components/office/submissions/detail/use-submission-words';
import type { Submission } from '@/lib/contracts/submissions';

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
