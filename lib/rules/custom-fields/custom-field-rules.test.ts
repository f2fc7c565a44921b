import { describe, expect, it } from 'vitest';
import type { CustomField } from '@/lib/rules/custom-fields/custom-field';
import { checkCustomFields, checkCustomFieldValue } from '@/lib/rules/custom-fields/custom-field-rules';

function field(values: Partial<CustomField>): CustomField {
  return {
    internalName: 'field',
    label: 'Feld',
    type: 'Text',
    category: 'Other',
    isRequired: false,
    ...values,
  };
}

const sizes = [
  { value: 'S', label: 'Small' },
  { value: 'M', label: 'Medium' },
];

describe('checkCustomFieldValue', () => {
  it.each([
    ['optional text', field({}), 'Hallo'],
    ['optional, absent', field({}), undefined],
    ['optional, null', field({ type: 'Number' }), null],
    ['optional, blank, in spite of a minimum', field({ minLength: 5 }), '  '],
    ['exactly the maximum', field({ maxLength: 3 }), 'abc'],
    ['exactly the minimum', field({ minLength: 3 }), 'abc'],
    ['matching the pattern', field({ pattern: '[A-Z]\\d{2}' }), 'A12'],
    ['trimmed before the pattern', field({ pattern: '[A-Z]\\d{2}' }), ' A12 '],
    ['lines in a text area', field({ type: 'TextArea' }), 'eins\r\n\tzwei'],
    ['number zero, required', field({ type: 'Number', isRequired: true }), 0],
    ['number on its bounds', field({ type: 'Number', min: -1, max: -1 }), -1],
    ['number on bounds written as text', field({ type: 'Number', min: '-0.5', max: '-0.5' }), -0.5],
    ['a number beside bounds that are none', field({ type: 'Number', min: 'x', max: ' ' }), 5],
    ['a date', field({ type: 'Date' }), '2024-02-29'],
    ['a date on its bounds', field({ type: 'Date', min: '2024-02-29', max: '2024-02-29' }), '2024-02-29'],
    ['a ticked box, required', field({ type: 'Checkbox', isRequired: true }), true],
    ['an unticked box', field({ type: 'Checkbox' }), false],
    ['an option', field({ type: 'Select', options: sizes }), 'M'],
    ['some options', field({ type: 'MultiSelect', options: sizes, isRequired: true }), ['M', 'S']],
    ['no options', field({ type: 'MultiSelect', options: sizes }), []],
    ['an e-mail address', field({ type: 'Email' }), 'anna@example.org'],
    ['a phone number', field({ type: 'Phone' }), '+49 (0)228 / 123-45'],
  ])('accepts %s', (_name, definition, value) => {
    expect(checkCustomFieldValue(definition, value)).toBeNull();
  });

  it.each([
    ['nothing, required', field({ isRequired: true }), undefined, 'required'],
    ['blank, required', field({ isRequired: true }), ' ', 'required'],
    ['unticked, required', field({ type: 'Checkbox', isRequired: true }), false, 'required'],
    [
      'no options, required',
      field({ type: 'MultiSelect', options: sizes, isRequired: true }),
      [],
      'required',
    ],
    ['a long text', field({ maxLength: 3 }), 'abcd', 'tooLong'],
    ['a long text without a limit', field({}), 'a'.repeat(501), 'tooLong'],
    ['a long text area', field({ type: 'TextArea' }), 'a'.repeat(5001), 'tooLong'],
    ['a text too long for its pattern', field({ pattern: 'a*', maxLength: 400 }), 'a'.repeat(251), 'tooLong'],
    ['a short text', field({ minLength: 3 }), 'ab', 'tooShort'],
    ['a mismatch', field({ pattern: '[A-Z]\\d{2}' }), 'A123', 'pattern'],
    ['a line break in a line', field({}), 'a\nb', 'controlCharacters'],
    ['NUL in a text area', field({ type: 'TextArea' }), 'a\u0000', 'controlCharacters'],
    ['a number as text', field({ type: 'Number' }), '12', 'number'],
    ['not a number', field({ type: 'Number' }), Number.NaN, 'number'],
    ['infinity', field({ type: 'Number' }), Number.POSITIVE_INFINITY, 'number'],
    ['below', field({ type: 'Number', min: 0 }), -0.1, 'numberMin'],
    ['above', field({ type: 'Number', max: 0 }), 0.1, 'numberMax'],
    ['below a bound written as text', field({ type: 'Number', min: '1.5' }), 1.4, 'numberMin'],
    ['an early date', field({ type: 'Date', min: '2024-03-01' }), '2024-02-29', 'dateMin'],
    ['a late date', field({ type: 'Date', max: '2024-02-28' }), '2024-02-29', 'dateMax'],
    ['no date', field({ type: 'Date' }), '2023-02-29', 'dateInvalid'],
    ['text for a box', field({ type: 'Checkbox' }), 'true', 'choice'],
    ['no option', field({ type: 'Select', options: sizes }), 'XL', 'choice'],
    ['a label for an option', field({ type: 'Select', options: sizes }), 'Small', 'choice'],
    ['one wrong option', field({ type: 'MultiSelect', options: sizes }), ['M', 'XL'], 'choice'],
    ['a text for options', field({ type: 'MultiSelect', options: sizes }), 'M', 'choice'],
    ['an option twice', field({ type: 'MultiSelect', options: sizes }), ['M', 'M'], 'duplicate'],
    ['a number for a text', field({}), 5, 'text'],
    ['an object for a text', field({}), {}, 'text'],
    ['no e-mail address', field({ type: 'Email' }), 'anna', 'emailShape'],
    ['no phone number', field({ type: 'Phone' }), 'call me', 'phoneShape'],
  ])('refuses %s', (_name, definition, value, key) => {
    expect(checkCustomFieldValue(definition, value)?.key).toBe(key);
  });
});

describe('checkCustomFields', () => {
  const fields = [
    field({ internalName: 'shirtSize', type: 'Select', options: sizes, isRequired: true }),
    field({ internalName: 'motto' }),
    field({ internalName: 'old', isActive: false, isRequired: true }),
  ];

  it('reports every wrong value by its path', () => {
    expect(checkCustomFields(fields, { motto: 1, extra: 'x' }, 'familyMembers[1].customFields')).toEqual([
      { path: 'familyMembers[1].customFields.shirtSize', key: 'required' },
      { path: 'familyMembers[1].customFields.motto', key: 'text' },
      { path: 'familyMembers[1].customFields.extra', key: 'customFieldUnknown' },
    ]);
  });

  it('does not require an inactive field, and refuses a value for it', () => {
    expect(checkCustomFields(fields, { shirtSize: 'M' }, 'customFields')).toEqual([]);
    expect(checkCustomFields(fields, { shirtSize: 'M', old: 'x' }, 'customFields')).toEqual([
      { path: 'customFields.old', key: 'customFieldUnknown' },
    ]);
  });

  it('does not treat inherited members as values', () => {
    const inherited = field({ internalName: 'constructor', isRequired: true });
    expect(checkCustomFields([inherited], {}, 'customFields')).toMatchObject([{ key: 'required' }]);
    expect(checkCustomFields([], JSON.parse('{"__proto__":1}'), 'customFields')).toMatchObject([
      { path: 'customFields.__proto__', key: 'customFieldUnknown' },
    ]);
  });

  it.each([null, undefined])('treats %s as no values', values => {
    expect(checkCustomFields(fields, values, 'customFields')).toHaveLength(1);
  });
});
