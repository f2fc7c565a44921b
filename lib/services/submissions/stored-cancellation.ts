import type { Cancellation } from '@/lib/rules/submissions/cancellation';
import { personNamesIn, pickFields, pickSentFields } from '@/lib/rules/submissions/submission-fields';
import type { Answers } from './patch/patched';
import type { SubmissionRecord } from './record-queries';

/** A stored cancellation in the shape of a submit request, with the properties that staff can change by PATCH. */
export type StoredCancellation = Omit<Cancellation, 'signature' | 'customFields'> & {
  readonly customFields: Answers;
};

export type CancellationRecord = SubmissionRecord & {
  readonly cancellation: NonNullable<SubmissionRecord['cancellation']>;
};

export function requireCancellation({ cancellation, ...record }: SubmissionRecord): CancellationRecord {
  if (!cancellation) throw new Error(`Submission ${record.submission.id} lacks its Cancellation part`);
  return { ...record, cancellation };
}

/** Without the signature, which a PATCH cannot change. */
export function toCancellation({
  submission: row,
  cancellation,
  departments,
}: CancellationRecord): StoredCancellation {
  const { customFields, locale } = row;
  const { scope, familyMemberNames } = cancellation;
  return {
    ...pickSentFields(row, [...personNamesIn('Cancellation'), 'memberNumber']),
    customFields,
    locale,
    scope,
    familyMemberNames,
    ...pickFields(cancellation, [
      ...(['wishedDate', 'extraordinaryDate', 'extraordinaryReason', 'reason', 'comment'] as const),
    ]),
    departmentIds: departments.map(({ id }) => id),
  };
}
