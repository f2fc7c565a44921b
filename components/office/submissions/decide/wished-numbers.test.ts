import { expect, it } from 'vitest';
import { wishedNumbers } from './wished-numbers';

const numbers = (memberNumber: string, ...familyMemberNumbers: string[]) => ({
  memberNumber,
  familyMemberNumbers,
});
const suggested = numbers('12', '13');

it.each([
  ['unchanged numbers', numbers('12', '13'), false, numbers('12', '13')],
  ['unchanged numbers while others wait', numbers('12', '13'), true, {}],
  ['a changed number', numbers(' 20 ', '13'), true, { memberNumber: '20' }],
  ['a removed number', numbers('', '13'), true, { memberNumber: '' }],
  ['a removed number of the family', numbers('12', ''), true, { familyMemberNumbers: [''] }],
])('%s are asked for as the fields show them', (_, typed, areOthersWaiting, expected) => {
  expect(wishedNumbers(typed, suggested, areOthersWaiting)).toEqual(expected);
});

it('asks for no number where none is suggested and none was typed', () => {
  expect(wishedNumbers(numbers('', ''), numbers('', ''), false)).toEqual({});
});
