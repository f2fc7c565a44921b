import { expect, it } from 'vitest';
import { hiddenLinkOf } from './hidden-link';

it('tells the link to a started form from the link to an account, and from a mail that is shown', () => {
  expect(hiddenLinkOf({ isContentHidden: true, type: 'MembershipConfirmation' })).toBe('draft');
  expect(hiddenLinkOf({ isContentHidden: true, type: 'PasswordReset' })).toBe('account');
  expect(hiddenLinkOf({ isContentHidden: false, type: 'MembershipConfirmation' })).toBe(null);
});
