import { describe, expect, it } from 'vitest';
import {
  changedMeanwhile,
  correctableOf,
  correctionsOf,
  seenName,
  typedAnew,
} from '@/components/form-view/status/correctable';
import { SubmissionStatus } from '@/lib/contracts/submission-status';

const { submission } = SubmissionStatus.parse(SubmissionStatus.meta()?.example);

/** What a browser posts that opened the page as it is and changed these answers. */
function posted(changes: Readonly<Record<string, string>>): Map<string, string> {
  const fields = correctableOf(submission);
  return new Map([
    ...fields.map(({ name, value }) => [name, value] as const),
    ...fields.map(({ name, value }) => [seenName(name), value] as const),
    ...Object.entries(changes),
  ]);
}

/** The same submission after staff have put something else there. */
const byStaff = { ...submission, street: 'Amtsweg 2', notes: 'Zeile 1\nZeile 2' };

describe('corrections of the own submission', () => {
  it('are what was typed over what was seen', () => {
    expect(correctionsOf(submission, posted({ city: 'Trier' }))).toEqual([{ city: 'Trier' }]);
    expect(changedMeanwhile(submission, posted({ city: 'Trier' }))).toEqual([]);
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
    expect(changedMeanwhile(submission, gone)).toEqual([{ name: 'guardians.4.email', value: '' }]);
    const notes = posted({ notes: 'Zeile 1\r\nZeile 2', [seenName('notes')]: 'Zeile 1\r\nZeile 2' });
    expect(changedMeanwhile({ ...submission, notes: byStaff.notes }, notes)).toEqual([]);
    expect(correctionsOf({ ...submission, notes: byStaff.notes }, notes)).toEqual([]);
  });
});
