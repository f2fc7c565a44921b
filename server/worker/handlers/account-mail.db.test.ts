import { describe } from 'vitest';
import { testAccountMails } from '@/testing/worker/account-mail-cases';

describe('mails with links into accounts, where the installation has a mail server', () => {
  testAccountMails(true);
});
