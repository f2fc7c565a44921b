import { describe } from 'vitest';
import { testAccountMails } from '@/testing/worker/account-mail-cases';

describe('mails with account links, if the installation has no mail server', () => {
  testAccountMails(false);
});
