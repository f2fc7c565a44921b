import { describe, expect, it } from 'vitest';
import { checkNobodyTwice } from './nobody-twice';

const petra = { firstName: 'Petra', lastName: 'Brandt', birthDate: '1985-09-03' };
const leo = { firstName: 'Leo', lastName: 'Brandt', birthDate: '2011-02-20' };
const found = (members: Parameters<typeof checkNobodyTwice>[1], applicant: typeof petra = petra) =>
  checkNobodyTwice(applicant, members).map(({ path, key, params }) => [path, key, params]);

describe('checkNobodyTwice', () => {
  it('reports the later one of two family members with one name in any spelling and one date of birth', () => {
    expect(found([leo, { ...leo, firstName: ' LÉO' }])).toEqual([
      ['familyMembers[1].firstName', 'personTwice', { person: 'LÉO Brandt' }],
    ]);
    expect(found([leo, { ...leo, firstName: 'Лео', lastName: 'Брандт' }])).toHaveLength(1);
  });

  it('reports a family member who is the applicant', () => {
    expect(found([leo, petra])).toEqual([
      ['familyMembers[1].firstName', 'personTwice', { person: 'Petra Brandt' }],
    ]);
  });

  it('compares people who have one name only', () => {
    const one = { firstName: 'Suharto', lastName: '-', birthDate: '2015-05-01' };
    expect(found([one, one])).toHaveLength(1);
  });

  it('accepts twins, a parent of the same name, and people without a date of birth or a name', () => {
    expect(found([leo, { ...leo, firstName: 'Mia' }, { ...petra, birthDate: '1955-09-03' }])).toEqual([]);
    expect(
      found([
        { ...leo, birthDate: '' },
        { ...leo, birthDate: null },
      ]),
    ).toEqual([]);
    expect(found([{ birthDate: '2011-02-20' }, { birthDate: '2011-02-20' }])).toEqual([]);
    expect(found(null)).toEqual([]);
  });
});
