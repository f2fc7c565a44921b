import type { MembershipSubmission, Submission } from './submissions';

const members = [
  ...(['gender', 'title', 'firstName', 'lastName', 'birthDate', 'street', 'zip', 'city', 'country'] as const),
  ...(['email', 'phone', 'mobile', 'nationality', 'memberNumber', 'customFields'] as const),
];
export type Sender = Pick<MembershipSubmission, (typeof members)[number]>;

/** The person who sent a submission. For a change request only its identity is known; the rest is empty. */
export function senderOf(submission: Submission): Sender {
  if (submission.kind !== 'Change') return submission;
  return {
    ...{ gender: null, title: '', street: '', zip: '', city: '', country: '' },
    ...{ phone: '', mobile: '', nationality: '', customFields: {} },
    ...submission.identity,
  };
}
