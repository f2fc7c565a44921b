import { describe, expect, it } from 'vitest';
import { emptyMember, type FormValues, initialValues } from '@/components/form-view/form-values';
import { membershipRules } from '@/components/form-view/membership/rules';
import { plainAction } from '@/components/form-view/plain-action';
import type { StepId } from '@/components/form-view/steps';
import { ids, publicForm } from '@/testing/form-view/public-form';

const right: FormValues = {
  ...initialValues(publicForm),
  membershipId: ids.family,
  isAlone: true,
  departmentIds: [ids.gym],
  firstName: 'Anna',
  lastName: 'Groß',
  birthDate: '28.02.1990',
  street: 'Am Markt 1',
  zip: '53111',
  city: 'Bonn',
  email: 'anna@example.org',
  paymentMethod: 'OnAccount',
  privacyAccepted: true,
  signature: 'data:image/png;base64,iVBORw0KGgoA',
  customFields: { ...initialValues(publicForm).customFields, shirtSize: 'M' },
};

const act = (action: string, step: StepId = 'membership', changes: Partial<FormValues> = {}) =>
  plainAction(
    action,
    { values: { ...right, ...changes }, step },
    { rules: membershipRules, form: publicForm, locale: 'de' },
  );

describe('plainAction', () => {
  it.each<[string, StepId, StepId]>([
    ['next', 'membership', 'person'],
    ['next', 'person', 'family'],
    ['next', 'consent', 'review'],
    ['review', 'membership', 'review'],
    ['enter', 'person', 'review'],
    ['back', 'review', 'consent'],
    ['back', 'membership', 'membership'],
    ['edit.payment', 'review', 'payment'],
    ['edit.nowhere', 'review', 'review'],
    ['reload', 'review', 'review'],
    ['update', 'person', 'person'],
    ['language', 'family', 'family'],
    ['addFamilyMember', 'family', 'family'],
    ['', 'person', 'person'],
  ])('%s at %s leads to %s', (action, step, expected) => {
    expect(act(action, step)).toMatchObject({ step: expected, problems: [], isSending: false });
  });

  it('changes an application to one for a child, with the address of the parent', () => {
    const { values } = act('forChild', 'person', { birthDate: '01.01.2015' });
    expect(values).toMatchObject({ forWhom: 'child', birthDate: '01.01.2015', email: right.email });
    expect(values.guardians[0]?.email).toBe(right.email);
    const child = { forWhom: 'child', birthDate: '01.01.2015', guardians: values.guardians };
    const undone = act('forMe', 'person', child).values;
    expect(undone).toMatchObject({ forWhom: 'me', birthDate: '01.01.2015', email: right.email });
    expect(undone.guardians[0]?.email).toBe('');
  });

  it('takes a proposed address for an e-mail control, and for no other control', () => {
    const { email, guardians } = act('take.guardians.0.email:ada@gmail.com', 'person').values;
    expect([email, guardians[0]?.email]).toEqual([right.email, 'ada@gmail.com']);
    expect(act('take.email:anna@gmail.com', 'review')).toMatchObject({ step: 'review', problems: [] });
    for (const action of ['take.firstName:x', 'take.familyMembers:x', 'take.email', 'take'])
      expect(act(action, 'person').values).toEqual(right);
  });

  it('stays for a question that answers bring up, and goes on once it was on the page', () => {
    const customFields = publicForm.customFields.map(field =>
      field.internalName === 'licence' ? { ...field, showIf: { membershipIds: [ids.family] } } : field,
    );
    const form = { ...publicForm, customFields };
    const send = (asked: readonly string[], membershipId: string) =>
      plainAction(
        'send',
        { values: { ...right, membershipId }, step: 'review', asked },
        { rules: membershipRules, form, locale: 'de' },
      );
    expect(send([], ids.family)).toMatchObject({
      step: 'person',
      isSending: false,
      problems: [{ name: 'customFields.licence', key: 'nowAsked' }],
    });
    expect(send(['customFields.licence'], ids.family)).toMatchObject({ isSending: true, problems: [] });
    expect(send([], ids.adult)).toMatchObject({ isSending: true, problems: [] });
  });

  it('stays for the consents of a person whose birth date brings them up, once', () => {
    const ida = { ...emptyMember(publicForm, 'Groß'), firstName: 'Ida', departmentIds: [ids.gym] };
    const send = (birthDate: string, asked: readonly string[]) =>
      plainAction(
        'send',
        {
          values: { ...right, isAlone: false, familyMembers: [{ ...ida, birthDate }] },
          step: 'review',
          asked,
        },
        { rules: membershipRules, form: publicForm, locale: 'de' },
      );
    const name = 'familyMembers.0.mediaConsents';
    expect(send('01.02.2011', [])).toMatchObject({
      step: 'consent',
      isSending: false,
      problems: [{ name, key: 'nowAsked' }],
    });
    expect(send('01.02.2011', [name])).toMatchObject({ isSending: true, problems: [] });
    expect(send('01.02.2015', [])).toMatchObject({ isSending: true, problems: [] });
  });

  it('stays at a step with errors, and shows only its errors', () => {
    const { step, problems } = act('next', 'person', { firstName: '', iban: 'x', privacyAccepted: false });
    expect(step).toBe('person');
    expect(problems.map(({ name }) => name)).toEqual(['firstName']);
  });

  it('does not send a form with errors', () => {
    expect(act('send', 'review', { city: '' })).toMatchObject({ step: 'person', isSending: false });
    expect(act('send', 'review')).toMatchObject({ problems: [], isSending: true });
  });

  it('adds a person with the family’s name and removes the given one', () => {
    const { values } = act('addFamilyMember');
    expect(values.familyMembers).toMatchObject([{ firstName: '', lastName: 'Groß' }]);
    const familyMembers = ['Ole', 'Ida', 'Jo'].map(firstName => ({ ...emptyMember(publicForm), firstName }));
    const left = act('removeFamilyMember.1', 'family', { familyMembers }).values.familyMembers;
    expect(left.map(({ firstName }) => firstName)).toEqual(['Ole', 'Jo']);
  });

  it('adds nobody beyond the largest family', () => {
    const familyMembers = Array.from({ length: 20 }, () => emptyMember(publicForm));
    expect(act('addFamilyMember', 'family', { familyMembers }).values.familyMembers).toHaveLength(20);
  });
});

const { stepsOf, stepOf } = membershipRules;

describe('stepsOf', () => {
  it('includes the family step only for a family tariff', () => {
    expect(stepsOf(publicForm, { ...right, membershipId: ids.family })).toContain('family');
    expect(stepsOf(publicForm, { ...right, membershipId: ids.adult })).not.toContain('family');
    expect(stepsOf(publicForm, { ...right, membershipId: '' })).toEqual([
      ...['membership', 'person', 'payment', 'consent', 'review'],
    ]);
  });
});

describe('stepOf', () => {
  it.each<[string, StepId]>([
    ['membershipId', 'membership'],
    ['email', 'person'],
    ['guardians.0.email', 'person'],
    ['familyMembers.2.customFields.allergies', 'family'],
    ['customFields.shirtSize', 'membership'],
    ['customFields.reducedProof', 'payment'],
    ['customFields.gone', 'consent'],
    ['mediaConsents.x', 'consent'],
  ])('%s belongs to %s', (name, step) => {
    expect(stepOf(name, publicForm)).toBe(step);
  });
});
