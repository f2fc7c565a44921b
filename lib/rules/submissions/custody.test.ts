import { describe, expect, it } from 'vitest';
import { signedForMinors } from './custody';

const day = '2026-07-01';
const mia = { firstName: 'Mia', birthDate: '2017-06-07' };
const jonas = { firstName: 'Jonas', birthDate: '1983-05-12' };

describe('signedForMinors', () => {
  it('returns the family members under 18 of an adult', () => {
    expect(signedForMinors({ birthDate: '1985-09-03', familyMembers: [jonas, mia] }, day)).toEqual([mia]);
    expect(signedForMinors({ birthDate: '1985-09-03', familyMembers: null }, day)).toEqual([]);
  });

  it('returns nobody for a minor, whose guardians agree to the whole application', () => {
    expect(signedForMinors({ birthDate: '2010-01-01', familyMembers: [mia] }, day)).toEqual([]);
  });
});
