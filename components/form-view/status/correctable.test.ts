import { describe, expect, it } from 'vitest';
import {
  changedMeanwhile,
  correctableOf,
  correctionsOf,
  seenName,
  typedAnew,
} from '@/components/form-view/status/correctable';
import { exampleIds } from '@/lib/contracts/example-ids';
import { SubmissionStatus } from '@/lib/contracts/submission-status';

const status = SubmissionStatus.parse(SubmissionStatus.meta()?.example);
const { submission } = status;

/** What a browser posts that opened the page as it is and changed these answers. */
function posted(changes: Readonly<Record<string, string>>): Map<string, string> {
  const fields = correctableOf(status);
  return new Map([
    ...fields.map(({ name, value }) => [name, value] as const),
    ...fields.map(({ name, value }) => [seenName(name), value] as const),
    ...Object.entries(changes),
  ]);
}

/** The same submission after staff have put something else there. */
const notesByStaff = 'Zeile 1\nZeile 2';
const byStaff = { ...status, submission: { ...submission, street: 'Amtsweg 2', notes: notesByStaff } };

describe('corrections of the own submission', () => {
  it('are what was typed over what was seen', () => {
    expect(correctionsOf(status, posted({ city: 'Trier' }))).toEqual([{ city: 'Trier' }]);
    expect(changedMeanwhile(status, posted({ city: 'Trier' }))).toEqual([]);
  });

  it('tell what others have changed since, whoever else typed what', () => {
    expect(changedMeanwhile(byStaff, posted({ city: 'Trier' }))).toEqual([
      { name: 'street', value: 'Amtsweg 2' },
      { name: 'notes', value: 'Zeile 1\nZeile 2' },
    ]);
  });

  it('keep what was typed, and take over what was not touched', () => {
    const anew = typedAnew(byStaff, posted({ city: 'Trier', iban: 'DE89' }));
    expect([anew.get('city'), anew.get('street'), anew.get('notes')]).toEqual([
      'Trier',
      'Amtsweg 2',
      'Zeile 1\nZeile 2',
    ]);
    expect(typedAnew(byStaff, posted({ street: 'Neu 1' })).get('street')).toBe('Neu 1');
  });

  it('tell a guardian who is gone, and see no change in line ends', () => {
    const gone = posted({ 'seen.guardians.4.email': 'old@example.org' });
    expect(changedMeanwhile(status, gone)).toEqual([{ name: 'guardians.4.email', value: '' }]);
    const withNotes = { ...status, submission: { ...submission, notes: notesByStaff } };
    const notes = posted({ notes: 'Zeile 1\r\nZeile 2', [seenName('notes')]: 'Zeile 1\r\nZeile 2' });
    expect(changedMeanwhile(withNotes, notes)).toEqual([]);
    expect(correctionsOf(withNotes, notes)).toEqual([]);
  });

  it("of a guardian are about no other guardian, nor the applicant's address", () => {
    if (submission.kind !== 'Membership') throw new Error('no application');
    const guardian = { firstName: 'Ada', lastName: 'Groß', relation: '', confirmedAt: null, refusedAt: null };
    const own = { ...guardian, id: exampleIds.user, email: 'ada@example.org', phone: '1' };
    const other = { ...guardian, id: exampleIds.department, email: '', phone: '' };
    const seen = { guardianId: own.id, submission: { ...submission, guardians: [other, own] } };
    const ofGuardians = correctableOf(seen).filter(({ name }) => name.startsWith('guardians'));
    expect(new Set(ofGuardians.map(({ group }) => group))).toEqual(new Set(['guardians.1']));
    const namesOf = (one: Parameters<typeof correctableOf>[0]) => correctableOf(one).map(({ name }) => name);
    expect(namesOf({ ...seen, guardianId: null })).toEqual(
      expect.arrayContaining(['email', 'guardians.0.email']),
    );
    expect(namesOf(seen)).not.toContain('email');
  });
});
