import { expect, it } from 'vitest';
import { checkWithdrawals } from '@/lib/rules/submissions/consent-rules';

const stored = { website: true, press: false };

it.each([
  ['withdraws a given consent', { website: false }, []],
  ['repeats the stored answers', { website: true, press: false }, []],
  ['answers nothing', {}, []],
  ['gives one anew', { website: false, press: true }, ['mediaConsents.press: consentWithdrawOnly']],
  [
    'withdraws one that the application does not have',
    { film: false },
    ['mediaConsents.film: consentUnknown'],
  ],
  ['gives one that the application does not have', { film: true }, ['mediaConsents.film: consentUnknown']],
  ['names a member of every object', { toString: false }, ['mediaConsents.toString: consentUnknown']],
])('a guardian who %s', (_what, answers, expected) => {
  expect(checkWithdrawals(answers, stored).map(({ path, key }) => `${path}: ${key}`)).toEqual(expected);
});
