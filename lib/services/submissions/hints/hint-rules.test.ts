import { describe, expect, it } from 'vitest';
import { type MarkFacts, marksOf } from './hint-rules';

const today = '2026-07-01';
const adult: MarkFacts = {
  birthDate: '1990-02-28',
  sentBirthDate: null,
  needsConfirmation: true,
  hasSoleCustody: false,
  filledInBy: null,
  applicant: { firstName: 'Mia', lastName: 'Groß', email: 'mia.gross@example.org' },
  isMandateAwaited: false,
  guardians: [],
  entryDate: null,
  receivedOn: '2026-06-30',
  effectiveDate: null,
  isExtraordinary: false,
  hasOpenQuestion: false,
  isCorrected: false,
  bornAlike: [],
  sender: null,
};
const child: MarkFacts = { ...adult, birthDate: '2012-05-01' };
const cancellation: MarkFacts = { ...adult, hasSoleCustody: null };
const gerda = { firstName: 'Gerda', lastName: 'Groß', email: 'gerda@example.org' };
const guardian = { ...gerda, hasRefused: false, hasConfirmed: true, hasSoleCustody: false };
const other = { ...guardian, firstName: 'Gert', email: 'gert@example.org' };
const mia = { ...guardian, firstName: 'Mia' };
const mueller = { firstName: 'Mia', lastName: 'Müller', birthDate: '1990-02-28' };
const bornAlike = (firstName: string, lastName: string) => [
  { person: mueller, other: { firstName, lastName, birthDate: '1990-02-28' } },
];

const sender = { ...mueller, email: 'mia@example.org', hasBankAccount: true };
const known = {
  ...sender,
  id: 'application',
  number: 1,
  birthDate: '1980-02-28',
  guardianEmails: ['gerda@example.org'],
};
const itself = { birthDate: '1980-02-28' };
const change = (changes: Partial<NonNullable<MarkFacts['sender']>>): MarkFacts => ({
  ...cancellation,
  sender: { ...sender, known: [known], areMembersKnown: true, ...changes },
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
    [
      'a minor as their own guardian, by name',
      { ...child, hasSoleCustody: true, filledInBy: 'Applicant', guardians: [mia] },
      ['Guardians'],
    ],
    [
      'a minor with the address of a guardian, if nobody said who filled it in',
      {
        ...child,
        applicant: { ...child.applicant, email: 'GERDA@example.org' },
        guardians: [guardian, other],
      },
      ['Guardians'],
    ],
    [
      'the address of the guardian who filled it in',
      {
        ...child,
        filledInBy: 'Guardian',
        guardians: [guardian, other],
        applicant: { ...child.applicant, email: 'gerda@example.org' },
      },
      [],
    ],
    [
      'a direct debit without a mandate',
      { ...child, isMandateAwaited: true, guardians: [guardian, other] },
      ['Mandate'],
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
    ['a new bank account of the same person', change(itself), []],
    [
      "a new bank account from a stranger's address",
      change({ ...itself, email: 'stranger@example.org' }),
      ['UnknownAddress'],
    ],
    ['a new bank account from the address in capitals', change({ ...itself, email: 'MIA@example.org' }), []],
    ["a new bank account from a guardian's address", change({ ...itself, email: 'Gerda@example.org' }), []],
    ['a new bank account without an address', change({ ...itself, email: '' }), ['UnknownAddress']],
    [
      "another change from a stranger's address",
      change({ ...itself, email: 'stranger@example.org', hasBankAccount: false }),
      [],
    ],
    ['a new bank account of an unknown person', change({ known: [] }), ['Stranger', 'UnknownAddress']],
    ['a cancellation of an unknown person', change({ known: [], hasBankAccount: false }), ['Stranger']],
    [
      'a cancellation of an unknown person in a club whose members are mostly unknown',
      change({ known: [], hasBankAccount: false, areMembersKnown: false }),
      [],
    ],
    [
      'another birth date in a club whose members are mostly unknown',
      change({ areMembersKnown: false }),
      ['Mismatch'],
    ],
    ['another birth date without a new bank account', change({ hasBankAccount: false }), ['Mismatch']],
    ['an entry date a month before receipt', { ...adult, entryDate: '2026-05-30' }, []],
    ['an earlier entry date', { ...adult, entryDate: '2026-05-29' }, ['EarlyEntryDate']],
    [
      'an entry date that has become late by waiting',
      { ...adult, entryDate: '2025-12-01', receivedOn: '2025-12-15' },
      [],
    ],
    ['an entry date twelve months ago', { ...adult, entryDate: '2025-07-01' }, ['EarlyEntryDate']],
    ['an entry date that the dialog refuses', { ...adult, entryDate: '2025-06-30' }, ['EntryDate']],
    ['an extraordinary cancellation', { ...cancellation, isExtraordinary: true }, ['Extraordinary']],
    ['an open question', { ...adult, hasOpenQuestion: true }, ['Question']],
    ['a correction by the applicant', { ...adult, isCorrected: true }, ['Corrected']],
  ])('%s', (_, facts, marks) => {
    expect(marksOf(facts, today)).toEqual(marks);
  });
});
