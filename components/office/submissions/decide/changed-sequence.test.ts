import { expect, it } from 'vitest';
import { nextOfChangedSequence } from './changed-sequence';

it.each([
  ['the suggested number', ['A-18'], 'A-18', undefined],
  ['the suggested numbers of a family', ['A-18', 'A-19'], 'A-18', undefined],
  ['no number', [' '], 'A-18', undefined],
  ['a number of a family member only', ['', 'A-50'], 'A-18', 'A-51'],
  ['a lower number that was free', ['A-3'], 'A-18', undefined],
  ['a higher number', [' A-100 '], 'A-18', 'A-101'],
  ['a higher number of a family member', ['A-18', 'A-100'], 'A-18', 'A-101'],
  ['a higher number before a lower one', ['A-100', 'A-3'], 'A-18', 'A-101'],
  ['another prefix', ['2027-001'], 'A-18', '2027-002'],
  ['another way to write it', ['a-3'], 'A-0018', 'a-18'],
  ['a number that cannot be counted on', ['Ehrenmitglied'], 'A-18', null],
  ['the first number of the club', ['500'], null, undefined],
  ['a number while the next one is unknown', ['500'], undefined, undefined],
])('the sequence after %s', (_, typed, next, expected) => {
  expect(nextOfChangedSequence(typed, next)).toBe(expected);
});
