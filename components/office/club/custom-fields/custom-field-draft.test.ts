import { describe, expect, it } from 'vitest';
import type { FieldErrors } from '@/components/forms/use-api-form';
import {
  type ConditionValues,
  checkCondition,
  toCondition,
  toConditionValues,
} from '@/components/office/club/custom-fields/condition-draft';
import {
  checkCustomField,
  emptyCustomField,
  nameFrom,
  toCustomFieldChange,
  valueFrom,
  yesNoOptions,
} from '@/components/office/club/custom-fields/custom-field-draft';
import type { FieldCondition } from '@/lib/rules/custom-fields/field-condition';

describe('nameFrom', () => {
  it.each([
    ['Trikotgröße', 'trikotgroesse'],
    ['Hast du einen Führerschein?', 'hastDuEinenFuehrerschein'],
    ['2. Vorname', 'vorname'],
    ['Élan vital', 'elanVital'],
    ['?', ''],
  ])('converts %j to %j', (label, name) => {
    expect(nameFrom(label)).toBe(name);
  });
});

describe('valueFrom', () => {
  it.each([
    ['Groß', 'gross'],
    ['128', '128'],
    ['2XL', '2XL'],
    [' 3XL', '3XL'],
    ['Łódź', 'odz'],
    ['', ''],
  ])('converts %j to %j', (label, value) => {
    expect(valueFrom(label)).toBe(value);
  });
});

describe('toCustomFieldChange', () => {
  it('sends bounds with a decimal point and omits settings of other types', () => {
    const typed = { ...emptyCustomField, min: '1,5', max: '', pattern: 'a', minLength: 2 };
    expect(toCustomFieldChange({ ...typed, type: 'Number' })).toMatchObject({
      min: 1.5,
      max: null,
      pattern: null,
      minLength: null,
    });
    expect(toCustomFieldChange({ ...typed, type: 'Text' })).toMatchObject({
      min: null,
      pattern: 'a',
      minLength: 2,
    });
  });
});

describe('the condition', () => {
  const stored: FieldCondition[] = [
    { membershipIds: ['student', 'adult'] },
    { departmentIds: ['gym'], minAge: 18 },
    { maxAge: 17, answer: { internalName: 'size', values: ['S'] } },
    { minAge: 0, maxAge: 0 },
  ];
  it.each([...stored, null])('is sent as it was read: %j', showIf => {
    expect(toCondition(toConditionValues(showIf))).toEqual(showIf);
  });

  it('is sent without the parts that were deselected', () => {
    const read = toConditionValues({ membershipIds: ['student'], minAge: 18 });
    expect(toCondition({ ...read, kinds: ['Age'] })).toEqual({ minAge: 18 });
    expect(toCondition({ ...read, kinds: [] })).toBeNull();
  });

  it.each<[Partial<ConditionValues>, FieldErrors]>([
    [{ kinds: [] }, {}],
    [{ kinds: ['Membership'] }, { 'showIf.membershipIds': 'condition.nothingChosen' }],
    [{ kinds: ['Department'] }, { 'showIf.departmentIds': 'condition.nothingChosen' }],
    [{ kinds: ['Age'] }, { 'showIf.minAge': 'condition.nothingChosen' }],
    [{ kinds: ['Age'], minAge: Number.NaN }, { 'showIf.minAge': 'wholeNumber' }],
    [{ kinds: ['Age'], minAge: 9, maxAge: 8 }, { 'showIf.maxAge': 'ageBounds' }],
    [{ kinds: ['Age'], maxAge: 8 }, {}],
    [{ kinds: ['Answer'] }, { 'showIf.answer.internalName': 'condition.fieldMissing' }],
    [
      { kinds: ['Answer'], answer: { internalName: 'size', values: [] } },
      { 'showIf.answer.values': 'condition.nothingChosen' },
    ],
  ])('needs a value for each kind: %j', (values, expected) => {
    const words = { editor: (key: string) => key, field: (key: string) => key };
    expect(checkCondition({ ...toConditionValues(null), ...values }, words)).toEqual(expected);
  });
});

describe('checkCustomField', () => {
  it('reports missing values and a slow pattern', () => {
    const words = { editor: (key: string) => key, field: (key: string) => key };
    expect(checkCustomField({ ...emptyCustomField, forms: [], pattern: '(a+)+' }, words)).toEqual({
      label: 'labelMissing',
      forms: 'formsMissing',
      pattern: 'patternUnsafe',
    });
    expect(
      checkCustomField({ ...emptyCustomField, label: 'A', internalName: 'a', type: 'Select' }, words),
    ).toEqual({ options: 'noOptions' });
  });
});

it("yes and no are written in the club's language and translated into its other ones", () => {
  expect(yesNoOptions({ locale: 'de', formLocales: ['de', 'en'] })).toEqual([
    { value: 'yes', label: 'Ja', translations: { en: { label: 'Yes' } } },
    { value: 'no', label: 'Nein', translations: { en: { label: 'No' } } },
  ]);
  expect(yesNoOptions({ locale: 'en', formLocales: ['de'] })[0]).toEqual({
    value: 'yes',
    label: 'Yes',
    translations: { de: { label: 'Ja' } },
  });
  expect(yesNoOptions({ locale: 'en', formLocales: ['en'] })[0]).toEqual({ value: 'yes', label: 'Yes' });
});
