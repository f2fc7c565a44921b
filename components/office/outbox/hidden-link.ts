import type { OutboxMail } from '@/lib/contracts/mail';
import { accountMailTypes } from '@/lib/rules/enums';

/**
 * The link for which the outbox hides the content of a mail; null for a mail that it shows. Of the mails that are not
 * about accounts, only that with the link to a started form is hidden.
 */
export function hiddenLinkOf({ isContentHidden, type }: Pick<OutboxMail, 'isContentHidden' | 'type'>) {
  if (!isContentHidden) return null;
  return accountMailTypes.includes(type) ? 'account' : 'draft';
}
