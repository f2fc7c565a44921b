import { describe, expect, it } from 'vitest';
import { type ChangeEntry, findChange, officeChangesOf } from './office-changes';

const day = (number: number) => new Date(Date.UTC(2026, 6, number));
let days = 0;
const entry = (
  property: string,
  oldValue: string | null,
  newValue: string | null,
  given = {},
): ChangeEntry => {
  days += 1;
  return { by: 'Office', at: day(days), property, oldValue, newValue, isEncrypted: false, ...given };
};
const changesOf = (...entries: ChangeEntry[]) => {
  const { values, added, removed } = officeChangesOf(entries);
  return { values: [...values.keys()], added: [...added.keys()], removed: removed.map(({ name }) => name) };
};
const byApplicant = { by: 'Applicant' };
const ida = JSON.stringify({ firstName: 'Ida', lastName: 'Groß', birthDate: '2015-05-01' });

describe('changes of the office', () => {
  it('are the values that it changed, with the time of the last change', () => {
    const entries = [
      entry('city', 'Köln', 'Bonn'),
      entry('zip', '50667', '53111'),
      entry('city', 'Bonn', 'Kiel'),
    ];
    const { values } = officeChangesOf(entries);
    expect([...values]).toEqual([
      ['city', entries[2]?.at],
      ['zip', entries[1]?.at],
    ]);
  });

  it.each(['customFields.address', 'familyMembers[0].customFields.guardians'])(
    'take the text of %s as it is: a custom field may have the name of a list',
    property => {
      expect(changesOf(entry(property, 'Hauptstr. 5', '[1]')).values).toEqual([property]);
    },
  );

  it('are none where it changed a value back, or where the applicant corrected it later', () => {
    expect(changesOf(entry('city', 'Köln', 'Bonn'), entry('city', 'Bonn', 'Köln')).values).toEqual([]);
    expect(
      changesOf(entry('city', 'Köln', 'Bonn'), entry('city', 'Bonn', 'Kiel', byApplicant)).values,
    ).toEqual([]);
    expect(changesOf(entry('city', 'Köln', 'Bonn', byApplicant)).values).toEqual([]);
  });

  it('are the changed parts of an address, of guardians and of consents', () => {
    const address = (city: string) => JSON.stringify({ street: 'Weg 1', zip: '53111', city });
    const guardians = (email: string) => JSON.stringify([{ firstName: 'Gerda', email: '' }, { email }]);
    expect(
      changesOf(
        entry('address', address('Köln'), address('Bonn')),
        entry('wishes.address', null, JSON.stringify({ zip: '53111' })),
        entry('guardians', guardians('a@example.org'), guardians('b@example.org')),
        entry('mediaConsents', JSON.stringify({ x: false, y: true }), JSON.stringify({ x: true, y: true })),
      ).values,
    ).toEqual(['city', 'wishes.zip', 'guardians[1].email', 'mediaConsents.x']);
  });

  it('are encrypted values whose text is unknown', () => {
    const secret = { isEncrypted: true };
    expect(changesOf(entry('iban', 'x', 'y', secret), entry('iban', 'y', 'x', secret)).values).toEqual([
      'iban',
    ]);
  });

  it('are family members that it added and removed, and follow those behind a removed one', () => {
    expect(
      changesOf(
        entry('familyMembers[1].birthDate', '2015-05-01', '2016-05-01'),
        entry('familyMembers[2]', null, ida),
        entry('familyMembers[0]', ida.replace('Ida', 'Ole'), null),
      ),
    ).toEqual({ values: ['familyMembers[0].birthDate'], added: ['familyMembers[1]'], removed: ['Ole Groß'] });
    expect(changesOf(entry('familyMembers[0]', null, ida), entry('familyMembers[0]', ida, null))).toEqual({
      values: [],
      added: [],
      removed: [],
    });
  });

  it('are found by the path of a value and by that of what it belongs to', () => {
    const changes = officeChangesOf([
      entry('wishes.guardians', null, JSON.stringify([{ email: 'a@example.org' }])),
    ]);
    expect(findChange(changes, 'wishes.guardians')).toEqual(expect.any(Date));
    expect(findChange(changes, 'wishes.guard')).toBeNull();
    expect(findChange(officeChangesOf([entry('city', 'Köln', 'Bonn')]), 'address')).toEqual(expect.any(Date));
  });

  it('are none in a history whose values were erased', () => {
    expect(changesOf(entry('city', null, null), entry('familyMembers[0]', null, null)).values).toEqual([]);
  });
});
