import type { Db } from '@/db/client';
import type { EmailTemplateType } from '@/lib/contracts/enums';
import { keyedHash } from '@/lib/crypto/keyed-hash';
import { waitForLimit } from '@/lib/limits';

/** Whether mails of a type go to whatever address somebody put into a form. */
export function isSentByForms(type: EmailTemplateType): boolean {
  return type.endsWith('Confirmation') || type.endsWith('Received');
}

/**
 * How many milliseconds a mail that a stranger caused has to wait, since its recipient got many of them; 0 where it
 * may go, and then it is counted. Addresses that reach one mailbox by their spelling count together.
 */
export function waitForRecipient(db: Db, address: string): Promise<number> {
  return waitForLimit(db, 'RecipientMail', keyedHash(mailboxOf(address), 'recipient-mail', ''));
}

/** Lower case, without what follows a plus. */
function mailboxOf(address: string): string {
  return address.toLowerCase().replace(/\+[^@]*(?=@)/, '');
}
