import { createContext, use } from 'react';

/** Which mails leave the product, as the page was rendered. Others wait in the outbox. */
export const MailServers = createContext({ hasForClub: true, hasForAccounts: true });

/** Parameter of texts about a mail that was just written: whether it is sent now, or waits for a mail server. */
export function useMailWay(isAccountMail = false): 'sent' | 'waits' {
  const { hasForClub, hasForAccounts } = use(MailServers);
  return (isAccountMail ? hasForAccounts : hasForClub) ? 'sent' : 'waits';
}
