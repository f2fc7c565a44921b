import { blankFields, personNamesIn } from '@/lib/rules/submissions/submission-fields';
import type { MembershipSubmission, Submission } from './submissions';

const members = [...personNamesIn('Membership'), 'memberNumber', 'customFields'] as const;
export type Sender = Pick<MembershipSubmission, (typeof members)[number]>;

const nobody = { ...blankFields(personNamesIn('Membership')), customFields: {} };

/**
 * Returns the sender of a submission. A change request knows only their identity; the other fields
 * are empty.
 */
export function senderOf(submission: Submission): Sender {
  return submission.kind === 'Change' ? { ...nobody, ...submission.identity } : submission;
}
