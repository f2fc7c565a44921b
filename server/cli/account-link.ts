import { parseArgs } from 'node:util';
import { connect } from '@/db/client';
import { env } from '@/lib/env';
import { issueAccountLink, switchOffSecondFactor } from '@/lib/services/auth/issue-account-link';

const meaning = {
  Invitation: 'sets the first password',
  PasswordReset: 'sets a new password',
  EmailChange: 'confirms the new address',
} as const;

const { values } = parseArgs({
  options: { email: { type: 'string' }, 'without-second-factor': { type: 'boolean' } },
});
if (!values.email) {
  console.error('Usage: npm run account:link -- --email person@my-club.example [--without-second-factor]');
  process.exit(1);
}

const connection = connect(env().DATABASE_URL, { max: 1, applicationName: 'eintritt-account-link' });
try {
  const now = new Date();
  if (values['without-second-factor']) {
    const isOff = await switchOffSecondFactor({ db: connection.db, now }, values.email);
    console.log(isOff ? 'Two-step sign-in is switched off.' : 'Two-step sign-in was not on.');
  }
  const link = await issueAccountLink({ db: connection.db, now }, values.email);
  if (link) {
    const minutes = Math.round((link.expiresAt.getTime() - now.getTime()) / 60_000);
    const length = minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`;
    console.log(link.url);
    console.log(`${meaning[link.purpose]}; good once and for ${length}. Give it to nobody but its owner.`);
  } else {
    console.error(`There is no account with the address ${values.email}`);
    process.exitCode = 1;
  }
} finally {
  await connection.close();
}
