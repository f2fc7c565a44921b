import { issueAccountLink, switchOffSecondFactor } from '@/lib/services/auth/issue-account-link';
import { runCommand, withDatabase } from './command/run-command';

const meaning = {
  Invitation: 'sets the first password',
  PasswordReset: 'sets a new password',
  EmailChange: 'confirms the new address',
} as const;

await runCommand({
  'account-link': ({ values: { email = '', 'without-second-factor': isWithout } }) =>
    withDatabase(async db => {
      const now = new Date();
      if (isWithout) {
        const isOff = await switchOffSecondFactor({ db, now }, email);
        console.log(isOff ? 'Two-step sign-in is switched off.' : 'Two-step sign-in was not on.');
      }
      const link = await issueAccountLink({ db, now }, email);
      if (!link) throw new Error(`There is no account with the address ${email}`);
      const minutes = Math.round((link.expiresAt.getTime() - now.getTime()) / 60_000);
      const length = minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`;
      console.log(link.url);
      console.log(`${meaning[link.purpose]}; good once and for ${length}. Give it to nobody but its owner.`);
      const factor = isWithout ? ', second factor switched off' : '';
      return { details: `user ${link.userId}: ${link.purpose}${factor}` };
    }),
});
