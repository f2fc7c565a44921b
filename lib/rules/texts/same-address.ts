import { isSameEmail } from '@/lib/rules/format/email-domain';

type Addressed = { readonly email: string };

/** Whether two people have one e-mail address. Empty ones are not equal. */
export function isSameAddress(one: Addressed, other: Addressed): boolean {
  return isSameEmail(one.email, other.email);
}
