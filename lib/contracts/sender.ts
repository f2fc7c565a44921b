import type { MembershipSubmission, Submission } from './submissions';

const members = [
  ...(['gender', 'title', 'firstName', 'lastName', 'birthDate', 'street', 'zip', 'city', 'country'] as const),
  ...(['email', 'phone', 'mobile', 'nationality', 'memberNumber', 'customFields'] as const),
];
export type Sender = Pick<MembershipSubmission, (typeof members)[number]>;

/**
 * Returns the sender of a submission. A change request knows only their identity; the other fields
 * are empty.
 */
export function senderOf(submission: Submission): Sender {
  if (submission.kind !== 'Change') return submission;
  return {
    ...{ gender: null, title: '', street: '', zip: '', city: '', country: '' },
    ...{ phone: '', mobile: '', nationality: '', customFields: {} },
    ...submission.identity,
  };
}
