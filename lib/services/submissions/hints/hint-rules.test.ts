import { describe, expect, it } from 'vitest';
import { type MarkFacts, marksOf } from './hint-rules';

const today = '2026-07-01';
const adult: MarkFacts = {
  birthDate: '1990-02-28',
  needsConfirmation: true,
  hasSoleCustody: false,
  guardians: [],
  effectiveDate: null,
  bornAlike: [],
  sender: null,
};
const child: MarkFacts = { ...adult, birthDate: '2012-05-01' };
const cancellation: MarkFacts = { ...adult, hasSoleCustody: null };
const guardian = { email: 'gerda@example.org', hasRefused: false, hasConfirmed: true };
const other = { ...guardian, email: 'gert@example.org' };
const mueller = { firstName: 'Mia', lastName: 'Müller', birthDate: '1990-02-28' };
const bornAlike = (firstName: string, lastName: string) => [
  { person: mueller, other: { firstName, lastName, birthDate: '1990-02-28' } },
];

const sender = { ...mueller, email: 'mia@example.org', hasBankAccount: true };
const known = { ...sender, id: 'application', number: 1, birthDate: '1980-02-28' };
const change = (changes: Partial<NonNullable<MarkFacts['sender']>>): MarkFacts => ({
  ...cancellation,
  sender: { ...sender, known: [known], ...changes },
});

describe('marksOf', () => {
  it.each<[string, MarkFacts, string[]]>([
    ['an adult without a namesake', adult, []],
    [
      'the same name in another spelling',
      { ...adult, bornAlike: bornAlike('mia', ' MUELLER') },
      ['SamePerson'],
    ],
    ['another name on the same birth date', { ...adult, bornAlike: bornAlike('Ida', 'Müller') }, []],
    ['a minor without guardians', child, ['Guardians']],
    ['a minor whose guardians agreed', { ...child, guardians: [guardian, other] }, []],
    [
      'a minor whose second guardian has not agreed',
      { ...child, guardians: [guardian, { ...other, hasConfirmed: false }] },
      ['Guardians'],
    ],
    [
      'a minor whose guardian refused',
      { ...child, guardians: [guardian, { ...other, hasRefused: true }] },
      ['Guardians'],
    ],
    ['one guardian with sole custody', { ...child, hasSoleCustody: true, guardians: [guardian] }, []],
    ['two guardians with one address', { ...child, guardians: [guardian, guardian] }, ['Guardians']],
    [
      'a minor on a form without confirmation',
      { ...child, needsConfirmation: false, guardians: [guardian, { ...other, hasConfirmed: false }] },
      [],
    ],
    ['a cancellation of a minor', { ...cancellation, birthDate: '2012-05-01' }, []],
    ['a cancellation that ends today', { ...cancellation, effectiveDate: today }, []],
    ['a cancellation that ended yesterday', { ...cancellation, effectiveDate: '2026-06-30' }, ['Ended']],
    ['a new bank account with another birth date', change({}), ['Mismatch']],
    ['a new bank account of the same person', change({ birthDate: '1980-02-28' }), []],
    ['a new bank account of a member without an application', change({ known: [] }), []],
    ['another birth date without a new bank account', change({ hasBankAccount: false }), []],
  ])('%s', (_, facts, marks) => {
    expect(marksOf(facts, today)).toEqual(marks);
  });
});
