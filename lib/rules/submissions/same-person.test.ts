import { describe, expect, it } from 'vitest';
import { compareSender, type KnownPerson, type Sender } from './same-person';

const sender: Sender = {
  firstName: 'Sascha',
  lastName: 'Müller',
  birthDate: '1990-02-01',
  email: 'sascha@example.org',
};
const member: KnownPerson = { ...sender, id: 'application', number: 355 };
const differing = (...properties: string[]) => ({ number: 355, properties });
const none = { similar: null };

describe('compareSender', () => {
  it.each<[string, readonly KnownPerson[], unknown]>([
    ['no accepted application', [], none],
    ['the same person', [member], null],
    ['the same person with another address', [{ ...member, email: 'new@example.org' }], null],
    ['the same person in another spelling', [{ ...member, lastName: ' MUELLER' }], null],
    ['a person of a family with the same address', [{ ...member, firstName: 'Ida' }, member], null],
    ['another birth date', [{ ...member, birthDate: '1980-02-15' }], differing('BirthDate')],
    ['no birth date in the application', [{ ...member, birthDate: null }], differing('BirthDate')],
    ['another name', [{ ...member, firstName: 'Ida' }], differing('Name')],
    [
      'another name and birth date at the same address',
      [{ ...member, firstName: 'Ida', birthDate: '1980-02-15', email: 'SASCHA@example.org' }],
      differing('Name', 'BirthDate'),
    ],
    [
      'only the name is the same',
      [{ ...member, birthDate: '1980-02-15', email: 'other@example.org' }],
      differing('BirthDate', 'Email'),
    ],
    ['only the birth date is the same', [{ ...member, firstName: 'Ida', email: 'ida@example.org' }], none],
    [
      'the most similar of several',
      [
        { ...member, number: 1, firstName: 'Ida', birthDate: '1980-02-15' },
        { ...member, birthDate: '1980-02-15' },
      ],
      differing('BirthDate'),
    ],
  ])('%s', (_, known, expected) => {
    const found = compareSender(sender, known);
    const similar = found?.similar && {
      number: found.similar.number,
      properties: found.similar.differences.map(({ property }) => property),
    };
    expect(found && (found.similar ? similar : none)).toEqual(expected);
  });

  it('knows a person whose name stands in other letters in the application', () => {
    const known = [{ ...member, firstName: 'Iuliia', lastName: 'O’Petrova-Kunz' }];
    expect(compareSender({ ...sender, firstName: 'Юлия', lastName: "Kunz O'Petrova" }, known)).toBeNull();
  });

  it('names both values of what differs, and no value that is empty', () => {
    const known = [{ ...member, birthDate: '1980-02-15' }];
    expect(compareSender(sender, known)?.similar?.differences).toEqual([
      { property: 'BirthDate', sentValue: '1990-02-01', acceptedValue: '1980-02-15' },
    ]);
    expect(compareSender({ ...sender, email: '' }, known)?.similar?.differences.at(-1)).toEqual({
      property: 'Email',
      sentValue: null,
      acceptedValue: 'sascha@example.org',
    });
  });
});
