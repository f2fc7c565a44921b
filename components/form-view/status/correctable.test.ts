import { describe, expect, it } from 'vitest';
import {
  controlOfCorrection,
  correctableOf,
  correctionsOf,
  hasUnsureEmail,
  likenessesByCorrection,
  listConflicts,
  meantName,
  mergeTyped,
  readCorrections,
  seenName,
  typedSince,
} from '@/components/form-view/status/correctable';
import { exampleIds } from '@/lib/contracts/example-ids';
import { SubmissionStatus } from '@/lib/contracts/submissions/submission-status';

const status = SubmissionStatus.parse(SubmissionStatus.meta()?.example);
const { submission } = status;

/** The post of a browser that opened the present page and changed these answers. */
function posted(changes: Readonly<Record<string, string>>): Map<string, string> {
  const fields = correctableOf(status);
  return new Map([
    ...fields.map(({ name, value }) => [name, value] as const),
    ...fields.map(({ name, value }) => [seenName(name), value] as const),
    ...Object.entries(changes),
  ]);
}

/** The same submission after a change by staff. */
const notesByStaff = 'Zeile 1\nZeile 2';
const byStaff = { ...status, submission: { ...submission, street: 'Amtsweg 2', notes: notesByStaff } };

describe('the question whether people of a minor’s application are two', () => {
  if (submission.kind !== 'Membership') throw new Error('no application');
  const one = {
    relation: '',
    phone: '',
    confirmedAt: null,
    refusedAt: null,
    liableAt: null,
    soleCustodyAt: null,
  };
  const petra = { ...one, id: exampleIds.user, firstName: 'Petra', lastName: 'G', email: 'petra@x.example' };
  const michael = { ...petra, id: exampleIds.consent, firstName: 'Michael', email: 'michael@x.example' };
  const application = { ...submission, filledInBy: 'Applicant' as const, guardians: [petra, michael] };
  const own = { ...status, isConfirmedByGuardians: true, submission: application };
  const asked = (changes: Readonly<Record<string, string>>, of: Parameters<typeof correctableOf>[0] = own) =>
    likenessesByCorrection(of, new Map(Object.entries(changes)));

  it.each([
    ['the minor’s own address', { 'guardians.1.email': application.email }, 'Applicant'],
    ['the other guardian’s address', { 'guardians.1.email': petra.email }, 'Guardian'],
    ['the other guardian’s name', { 'guardians.1.firstName': petra.firstName }, 'Guardian'],
    ['a guardian’s address for the minor', { email: michael.email }, 'Applicant'],
  ])('comes with %s', (_name, changes, whom) => {
    expect(asked(changes)).toMatchObject([{ with: whom, index: 1 }]);
  });

  it('does not come back for what was sent so, nor for an adult', () => {
    const same = {
      ...own,
      submission: { ...application, guardians: [petra, { ...michael, email: petra.email }] },
    };
    expect(asked({ city: 'Trier' }, same)).toEqual([]);
    expect(asked({ 'guardians.1.email': petra.email }, { ...own, isConfirmedByGuardians: false })).toEqual(
      [],
    );
  });

  it('keeps the address of a minor apart from a guardian’s that is equal to it', () => {
    const shared = { ...application, guardians: [{ ...petra, email: application.email }, michael] };
    const changes = new Map([['guardians.0.email', 'petra@new.example']]);
    const patches = correctionsOf({ ...own, submission: shared }, changes);
    expect(patches).toMatchObject([{ guardians: [{ email: 'petra@new.example' }, {}] }]);
    const names = correctableOf({ ...own, submission: shared }).map(({ name }) => name);
    expect(names).toContain('email');
  });
});

describe('corrections of the own submission', () => {
  it('contain the fields whose typed value differs from the seen one', () => {
    expect(correctionsOf(status, posted({ city: 'Trier' }))).toEqual([{ city: 'Trier' }]);
    expect(listConflicts(status, posted({ city: 'Trier' }))).toEqual([]);
  });

  it('change the parts of an address together, because the postcode is checked by the country', () => {
    expect(correctableOf(status).map(({ name }) => name)).toContain('country');
    const moved = { street: 'Hauptplatz 1', zip: '6020', country: 'AT' };
    expect(correctionsOf(status, posted({ ...moved, phone: '0512 1' }))).toEqual([
      { phone: '0512 1' },
      { address: moved },
    ]);
    expect(controlOfCorrection(status, 'address.zip')).toBe('zip');
  });

  it.each([
    ['a likely typing error', { email: 'anna@gmial.com' }, true],
    ['one that was asked about', { email: 'anna@gmial.com', [meantName('email')]: 'anna@gmial.com' }, false],
    [
      'another one than was asked about',
      { email: 'a@gmxx.de', [meantName('email')]: 'anna@gmial.com' },
      true,
    ],
    ['an unlikely one', { email: 'anna@example.org' }, false],
    ['none', { city: 'Trier' }, false],
  ])('ask once about an address: %s', (_case, changes, isUnsure) => {
    expect(hasUnsureEmail(status, posted(changes))).toBe(isUnsure);
  });

  it('keep the answer and what was changed, to show it when it can no longer be saved', () => {
    expect(typedSince(posted({ city: 'Trier', answer: 'Ja', question: 'id' }))).toEqual([
      { name: 'city', value: 'Trier' },
      { name: 'answer', value: 'Ja' },
    ]);
    expect(typedSince(posted({ answer: '' }))).toEqual([]);
  });

  it('read dates of birth as the form does, and other texts as they are', () => {
    const typed = readCorrections([
      ['birthDate', '3.5.1990'],
      ['seen.birthDate', '1990-05-03'],
      ['identity.birthDate', 'May'],
      ['entryDate', '2026-08-01'],
      ['city', ' Trier '],
    ]);
    expect([...typed.values()]).toEqual(['1990-05-03', '1990-05-03', 'May', '2026-08-01', 'Trier']);
  });

  it('mark what may be empty', () => {
    const optional = correctableOf(status).filter(({ isOptional }) => isOptional);
    const names = optional.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['phone', 'notes']));
    expect(names).not.toEqual(expect.arrayContaining(['email']));
  });

  it('ask an address once that applicant and guardian share, and both follow', () => {
    if (submission.kind !== 'Membership') throw new Error('no application');
    const guardian = {
      firstName: 'Ada',
      lastName: 'G',
      relation: '',
      phone: '',
      confirmedAt: null,
      refusedAt: null,
      liableAt: null,
      soleCustodyAt: null,
    };
    const ada = { ...guardian, id: exampleIds.user, email: submission.email.toUpperCase() };
    for (const guardianId of [null, ada.id]) {
      const byParent = { ...submission, filledInBy: 'Guardian' as const, guardians: [ada] };
      const own = { ...status, guardianId, submission: byParent };
      expect(correctableOf(own).map(({ name }) => name)).not.toContain('email');
      const typed = new Map(correctableOf(own).map(({ name, value }) => [name, value]));
      expect(correctionsOf(own, typed.set('guardians.0.email', 'neu@example.org'))).toEqual([
        { email: 'neu@example.org' },
        { guardians: [expect.objectContaining({ email: 'neu@example.org' })] },
      ]);
    }
  });

  it('report changes by others since the page was opened', () => {
    expect(listConflicts(byStaff, posted({ city: 'Trier' }))).toEqual([
      { name: 'street', value: 'Amtsweg 2' },
      { name: 'notes', value: 'Zeile 1\nZeile 2' },
    ]);
  });

  it('preserve typed values, and use the new values of untouched fields', () => {
    const anew = mergeTyped(byStaff, posted({ city: 'Trier', iban: 'DE89' }));
    expect([anew.get('city'), anew.get('street'), anew.get('notes')]).toEqual([
      'Trier',
      'Amtsweg 2',
      'Zeile 1\nZeile 2',
    ]);
    expect(mergeTyped(byStaff, posted({ street: 'Neu 1' })).get('street')).toBe('Neu 1');
  });

  it('report a removed guardian, and ignore changed line ends', () => {
    const gone = posted({ 'seen.guardians.4.email': 'old@example.org' });
    expect(listConflicts(status, gone)).toEqual([{ name: 'guardians.4.email', value: '' }]);
    const withNotes = { ...status, submission: { ...submission, notes: notesByStaff } };
    const notes = posted({ notes: 'Zeile 1\r\nZeile 2', [seenName('notes')]: 'Zeile 1\r\nZeile 2' });
    expect(listConflicts(withNotes, notes)).toEqual([]);
    expect(correctionsOf(withNotes, notes)).toEqual([]);
  });

  it("of a guardian exclude other guardians and the applicant's address", () => {
    if (submission.kind !== 'Membership') throw new Error('no application');
    const guardian = {
      firstName: 'Ada',
      lastName: 'Groß',
      relation: '',
      confirmedAt: null,
      refusedAt: null,
      liableAt: null,
      soleCustodyAt: null,
    };
    const own = { ...guardian, id: exampleIds.user, email: 'ada@example.org', phone: '1' };
    const other = { ...guardian, id: exampleIds.department, email: '', phone: '' };
    const seen = { ...status, guardianId: own.id, submission: { ...submission, guardians: [other, own] } };
    const ofGuardians = correctableOf(seen).filter(({ name }) => name.startsWith('guardians'));
    expect(new Set(ofGuardians.map(({ group }) => group))).toEqual(new Set(['guardians.1']));
    const namesOf = (one: Parameters<typeof correctableOf>[0]) => correctableOf(one).map(({ name }) => name);
    expect(namesOf({ ...seen, guardianId: null })).toEqual(
      expect.arrayContaining(['email', 'guardians.0.email']),
    );
    expect(namesOf(seen)).not.toContain('email');
  });

  it('after a confirmation exclude the address, and of a minor what the guardians agreed to', () => {
    if (submission.kind !== 'Membership') throw new Error('no application');
    const namesOf = (isConfirmedByGuardians: boolean) =>
      correctableOf({
        ...status,
        areCorrectionsLimited: true,
        isConfirmedByGuardians,
        possibleSteps: ['Correct', 'Answer'],
        submission: { ...submission, paymentMethod: 'SepaDirectDebit' },
      }).map(({ name }) => name);
    expect(namesOf(false)).toEqual(expect.arrayContaining(['birthDate', 'city', 'iban']));
    expect(namesOf(false)).not.toContain('email');
    expect(namesOf(true)).toEqual(expect.arrayContaining(['firstName', 'city', 'notes']));
    for (const name of ['email', 'birthDate', 'iban', 'entryDate']) expect(namesOf(true)).not.toContain(name);
  });
});
