import { describe, expect, it } from 'vitest';
import { checkFieldCondition, fieldsAfter } from '@/lib/rules/custom-fields/check-condition';
import { conditionText, goneFromCondition } from '@/lib/rules/custom-fields/condition-text';
import type { CustomField } from '@/lib/rules/custom-fields/custom-field';
import { checkCustomFields } from '@/lib/rules/custom-fields/custom-field-rules';
import {
  type ConditionFacts,
  canEverBeShown,
  type FieldCondition,
  shownCustomFields,
} from '@/lib/rules/custom-fields/field-condition';

const field = (internalName: string, values: Partial<CustomField> = {}): CustomField => ({
  internalName,
  label: internalName,
  type: 'Text',
  category: 'Other',
  isRequired: true,
  ...values,
});
const options = ['S', 'M', 'L'].map(value => ({ value, label: `Size ${value}` }));
const size = field('size', { type: 'Select', options });
const sports = field('sports', { type: 'MultiSelect', options });
const helps = field('helps', { type: 'Checkbox' });
const facts: ConditionFacts = { membershipId: 'student', departmentIds: ['gym'], age: 17, answers: {} };
const answer = (internalName: string, ...values: string[]): FieldCondition => ({
  answer: { internalName, values },
});

function isShown(showIf: FieldCondition, changes: Partial<ConditionFacts> = {}): boolean {
  const asked = field('asked', { showIf });
  return shownCustomFields([size, sports, helps, asked], { ...facts, ...changes }).includes(asked);
}

describe('shownCustomFields', () => {
  it.each<[string, FieldCondition, Partial<ConditionFacts>, boolean]>([
    ['the tariff', { membershipIds: ['adult', 'student'] }, {}, true],
    ['another tariff', { membershipIds: ['adult'] }, {}, false],
    ['no tariff yet', { membershipIds: ['adult'] }, { membershipId: undefined }, false],
    ['one of the departments', { departmentIds: ['chess', 'gym'] }, {}, true],
    ['no such department', { departmentIds: ['chess'] }, {}, false],
    ['the lowest age', { minAge: 17 }, {}, true],
    ['too young', { minAge: 18 }, {}, false],
    ['the highest age', { maxAge: 17 }, {}, true],
    ['too old', { maxAge: 16 }, {}, false],
    ['no birth date yet', { minAge: 0 }, { age: null }, false],
    ['an option', answer('size', 'M'), { answers: { size: 'M' } }, true],
    ['another option', answer('size', 'M'), { answers: { size: 'L' } }, false],
    ['one of several options', answer('sports', 'M'), { answers: { sports: ['L', 'M'] } }, true],
    ['a tick', answer('helps', 'true'), { answers: { helps: true } }, true],
    ['no tick', answer('helps', 'true'), {}, false],
    ['a box left empty', answer('helps', 'false'), {}, true],
    ['a field that is gone', answer('lost', 'M'), { answers: { lost: 'M' } }, false],
    ['an inherited member', answer('constructor', 'M'), {}, false],
    [
      'all of it',
      { membershipIds: ['student'], minAge: 10, ...answer('size', 'M') },
      { answers: { size: 'M' } },
      true,
    ],
    ['all but one', { membershipIds: ['student'], minAge: 18 }, {}, false],
  ])('with %s', (_name, showIf, changes, expected) => {
    expect(isShown(showIf, changes)).toBe(expected);
  });

  it('takes no answer of a field that is not shown itself', () => {
    const first = field('first', { type: 'Select', options, showIf: { minAge: 18 } });
    const second = field('second', { showIf: answer('first', 'M') });
    const shown = (age: number) =>
      shownCustomFields([first, second], { ...facts, age, answers: { first: 'M' } });
    expect(shown(17)).toEqual([]);
    expect(shown(18)).toEqual([first, second]);
  });

  it('ends for fields that depend on each other', () => {
    const first = field('first', { type: 'Checkbox', showIf: answer('second', 'true') });
    const second = field('second', { type: 'Checkbox', showIf: answer('first', 'true') });
    expect(shownCustomFields([first, second], { ...facts, answers: { first: true, second: true } })).toEqual(
      [],
    );
  });
});

describe('checkCustomFields', () => {
  const proof = field('proof', { showIf: { membershipIds: ['student'] } });
  const problems = (values: object, known: Partial<ConditionFacts> | null) =>
    checkCustomFields([proof], { ...values }, 'customFields', known && { ...facts, ...known }).map(
      ({ key }) => key,
    );

  it('requires a field only if it is shown', () => {
    expect(problems({}, {})).toEqual(['required']);
    expect(problems({}, { membershipId: 'adult' })).toEqual([]);
  });

  it('refuses an answer to a field that is not shown, but not an empty one', () => {
    expect(problems({ proof: 'x' }, { membershipId: 'adult' })).toEqual(['customFieldUnknown']);
    for (const blank of ['', null, false, []])
      expect(problems({ proof: blank }, { membershipId: 'adult' })).toEqual([]);
  });

  it('asks every field as optional where conditions do not count', () => {
    expect(problems({}, null)).toEqual([]);
    expect(problems({ proof: 'x' }, null)).toEqual([]);
  });
});

describe('checkFieldCondition', () => {
  const known = { membershipIds: ['student'], departmentIds: ['gym'] };
  const problems = (own: CustomField, ...others: CustomField[]) =>
    checkFieldCondition(own, { ...known, fields: [...others, own] }).map(
      ({ path, key }) => `${path}: ${key}`,
    );

  it.each<[string, FieldCondition, string]>([
    ['tariff', { membershipIds: ['student', 'gone'] }, 'showIf.membershipIds[1]: tariffUnknown'],
    ['department', { departmentIds: ['gone'] }, 'showIf.departmentIds[0]: departmentUnknown'],
    ['field', answer('gone', 'M'), 'showIf.answer.internalName: conditionField'],
    ['answer', answer('size', 'XL'), 'showIf.answer.values[0]: choice'],
  ])('refuses an unknown %s', (_name, showIf, expected) => {
    expect(problems(field('own', { showIf }), size)).toEqual([expected]);
  });

  it('refuses bounds that no age is within, and texts as answers', () => {
    expect(problems(field('own', { showIf: { minAge: 9, maxAge: 8 } }))).toEqual([
      'showIf.maxAge: selectionBounds',
    ]);
    expect(problems(field('own', { showIf: answer('text', 'M') }), field('text'))).toHaveLength(1);
  });

  it('refuses a field of another person, and one that depends on this one', () => {
    const ofMember = field('school', { type: 'Select', options, category: 'FamilyMember' });
    expect(problems(field('own', { showIf: answer('school', 'M') }), ofMember)).toHaveLength(1);
    const own = field('own', { type: 'Select', options, showIf: answer('second', 'M') });
    const second = field('second', { type: 'Select', options, showIf: answer('first', 'M') });
    expect(problems(own, second, field('first', { type: 'Select', options }))).toEqual([]);
    expect(
      problems(own, second, field('first', { type: 'Select', options, showIf: answer('own', 'M') })),
    ).toEqual(['showIf.answer.internalName: conditionField']);
    expect(problems({ ...own, showIf: answer('own', 'M') })).toHaveLength(1);
  });
});

describe('conditionText', () => {
  const offer = {
    memberships: [{ id: 'student', name: 'Students' }],
    departments: [{ id: 'gym', name: 'Gymnastics' }],
    customFields: [size, helps],
  };
  const words = (key: string, params: Record<string, string | number> = {}) =>
    [key.replace(/^\w+\./, ''), ...Object.values(params)].join(' ');

  it('says every part of a condition, and what is gone', () => {
    const showIf: FieldCondition = {
      membershipIds: ['student', 'old'],
      departmentIds: ['gym'],
      minAge: 6,
      ...answer('size', 'S', 'L'),
    };
    expect(conditionText(showIf, offer, words)).toBe(
      'only memberships 2 or Students gone, departments 1 Gymnastics, minAge 6, answer size or Size S Size L',
    );
    expect(goneFromCondition(showIf, offer)).toEqual([{ kind: 'membership', name: 'old' }]);
  });

  it.each<[FieldCondition, string[]]>([
    [{ membershipIds: ['student'], departmentIds: ['gym'], minAge: 6 }, []],
    [{ departmentIds: ['gym', 'chess'] }, ['department chess']],
    [answer('lost', 'x'), ['field lost']],
    [answer(''), []],
    [answer('size', 'S', 'XL'), ['option XL']],
    [answer('helps', 'true'), []],
  ])('of %j names what was deleted', (condition, expected) => {
    expect(goneFromCondition(condition, offer).map(({ kind, name }) => `${kind} ${name}`)).toEqual(expected);
  });
});

describe('fieldsAfter', () => {
  const child = field('child', { showIf: answer('size', 'S') });
  const grandchild = field('grandchild', { showIf: answer('child', 'x') });
  const archived = field('archived', { isActive: false, showIf: answer('size', 'S') });

  it.each([
    ['size', ['child', 'grandchild']],
    ['child', ['grandchild']],
    ['grandchild', []],
    ['unknown', []],
  ])('after %s: %j', (internalName, expected) => {
    const after = fieldsAfter(internalName, [size, sports, child, grandchild, archived]);
    expect(after.map(one => one.internalName)).toEqual(expected);
  });
});

describe('canEverBeShown', () => {
  const child = { id: 'course', minAge: 5, maxAge: 8 };
  const open = { id: 'adult', minAge: null, maxAge: null };
  const gym = [{ id: 'gym' }];
  const never = field('never', { showIf: { membershipIds: ['other'] } });

  it.each<[string, FieldCondition, boolean]>([
    ['an offered tariff', { membershipIds: ['other', 'course'] }, true],
    ['a tariff of another form', { membershipIds: ['other'] }, false],
    ['an offered department', { departmentIds: ['gym', 'chess'] }, true],
    ['a department that is not offered', { departmentIds: ['chess'] }, false],
    ['the highest age of the tariff', { minAge: 8 }, true],
    ['a higher age', { minAge: 9 }, false],
    ['the lowest age of the tariff', { maxAge: 5 }, true],
    ['a lower age', { maxAge: 4 }, false],
    ['an answer to an asked field', answer('size', 'S'), true],
    ['an answer to a field that is never shown', answer('never', 'x'), false],
    ['an answer to a field that is gone', answer('lost', 'x'), false],
  ])('for %s: %j is %s', (_name, showIf, expected) => {
    const offer = { memberships: [child], departments: gym, customFields: [size, never] };
    expect(canEverBeShown(field('asked', { showIf }), offer)).toBe(expected);
  });

  it('compares the age with that of the named tariff, and for family members with none', () => {
    const offer = { memberships: [child, open], departments: [], customFields: [] };
    const showIf = { membershipIds: ['course'], minAge: 18 };
    expect(canEverBeShown(field('asked', { showIf: { minAge: 18 } }), offer)).toBe(true);
    expect(canEverBeShown(field('asked', { showIf }), offer)).toBe(false);
    expect(canEverBeShown(field('asked', { showIf, category: 'FamilyMember' }), offer)).toBe(true);
  });
});
