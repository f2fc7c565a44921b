import { describe, expect, it } from 'vitest';
import { custodyDeclaredFor, signedForMinors } from './custody';

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

describe('custodyDeclaredFor', () => {
  const family = { birthDate: '1985-09-03', familyMembers: [jonas, mia] };

  it.each([
    ['a signature', { signature: 'data:,', filledInBy: null }, [mia]],
    ['the form, which asks for no signature', { signature: null, filledInBy: 'Applicant' as const }, [mia]],
    ['neither, as staff enter it from paper', { signature: null, filledInBy: null }, []],
    ['neither field', {}, []],
  ])('of an application with %s', (_with, sent, expected) => {
    expect(custodyDeclaredFor({ ...family, ...sent }, day)).toEqual(expected);
  });
});
