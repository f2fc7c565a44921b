import { describe, expect, it } from 'vitest';
import { cancellationRules } from '@/components/form-view/cancellation/rules';
import { toCancellationSubmit } from '@/components/form-view/cancellation/to-submit';
import { changedBy } from '@/components/form-view/form-actions';
import { formProblems } from '@/components/form-view/form-problems';
import { type FormValues, initialValues } from '@/components/form-view/form-values';
import { CancellationSubmit } from '@/lib/contracts/submissions/submissions';
import { cancellationForm, ids } from '@/testing/form-view/public-form';

const right: FormValues = {
  ...initialValues(cancellationForm),
  firstName: 'Anna',
  lastName: 'Groß',
  birthDate: '28.2.1990',
  street: 'Am Markt 1',
  zip: '53111',
  city: 'Bonn',
  email: 'anna@example.org',
};

const submit = (changes: Partial<FormValues> = {}) =>
  toCancellationSubmit({ ...right, ...changes }, cancellationForm, 'de');
const problems = (changes: Partial<FormValues> = {}) =>
  formProblems(cancellationRules, { ...right, ...changes }, cancellationForm, 'de').map(
    ({ name, key }) => `${name}: ${key}`,
  );

describe('a cancellation', () => {
  it('requires neither a reason nor a date', () => {
    const body = CancellationSubmit.parse(submit());
    expect(body).toMatchObject({ scope: 'Membership', birthDate: '1990-02-28' });
    expect(body).not.toHaveProperty('wishedDate');
    expect(body).not.toHaveProperty('reason');
    expect(problems()).toEqual([]);
  });

  it('requires no address, and sends the country with one only', () => {
    const nowhere = { street: ' ', zip: '', city: '' };
    expect(problems(nowhere)).toEqual([]);
    expect(submit(nowhere)).not.toHaveProperty('country');
    expect(submit({ ...nowhere, city: 'Bonn' })).toMatchObject({ city: 'Bonn', country: 'DE' });
    expect(problems({ ...nowhere, zip: '1' })).toEqual(['zip: zipDigits']);
  });

  it('requires departments or people only in the matching scope', () => {
    const lists = { departmentIds: [ids.gym], familyMemberNames: ' Ole Groß \n\nIda Groß' };
    expect(submit(lists)).toMatchObject({ departmentIds: [], familyMemberNames: [] });
    expect(submit({ ...lists, scope: 'Departments' })).toMatchObject({
      departmentIds: [ids.gym],
      familyMemberNames: [],
    });
    expect(submit({ ...lists, scope: 'FamilyMembers' })).toMatchObject({
      departmentIds: [],
      familyMemberNames: ['Ole Groß', 'Ida Groß'],
    });
    const one = { scope: 'FamilyMembers', familyMemberNames: 'Ona -' };
    expect(submit(one)).toMatchObject({ familyMemberNames: ['Ona'] });
  });

  it.each<[Partial<FormValues>, string[]]>([
    [{ scope: 'Departments' }, ['departmentIds: required']],
    [{ scope: 'FamilyMembers', familyMemberNames: ' \n' }, ['familyMemberNames: required']],
    [{ scope: 'FamilyMembers', familyMemberNames: 'Ole\n???' }, ['familyMemberNames: nameLetters']],
    [{ scope: 'FamilyMembers', familyMemberNames: 'Ole Groß\nMia' }, ['familyMemberNames: lastNameMissing']],
    [{ scope: 'FamilyMembers', familyMemberNames: 'Ona -' }, []],
    [{ familyMemberNames: 'Mia' }, []],
    [{ wishedDate: '2026-07-31' }, ['wishedDate: wishedDateTooEarly']],
    [{ extraordinaryDate: '1.8.2026' }, ['extraordinaryReason: required']],
    [{ extraordinaryReason: 'Umzug' }, ['extraordinaryDate: required']],
    [{ extraordinaryDate: '1.8.2026', extraordinaryReason: 'Umzug' }, []],
    [{ reason: 'none of theirs' }, ['reason: choice']],
    [
      { email: '', scope: 'Departments', wishedDate: '2026-07-31' },
      ['email: required', 'departmentIds: required', 'wishedDate: wishedDateTooEarly'],
    ],
  ])('%o', (changes, expected) => {
    expect(problems(changes)).toEqual(expected);
  });

  it('a button inserts the first possible end, which is then valid', () => {
    const state = { values: { ...right, wishedDate: '2026-07-31' }, step: 'cancellation' } as const;
    const changed = changedBy('takeEarliest', state, cancellationForm);
    expect(changed?.values.wishedDate).toBe('31.12.2026');
    expect(problems(changed?.values)).toEqual([]);
  });
});
