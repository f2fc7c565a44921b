import { describe, expect, it } from 'vitest';
import {
  type CustomFieldDefinition,
  checkCustomFieldDefinition,
} from '@/lib/rules/custom-fields/custom-field-definition';

type Given = Partial<CustomFieldDefinition>;
const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];

const check = (given: Given) =>
  checkCustomFieldDefinition({
    internalName: 'field',
    label: 'Field',
    type: 'Text',
    category: 'Other',
    isRequired: true,
    options: [],
    ...given,
  }).map(({ path, key }) => `${path}: ${key}`);

describe('a valid definition', () => {
  it.each<[string, Given]>([
    ['a text with everything', { minLength: 2, maxLength: 5, pattern: '[A-Z]{2,5}', defaultValue: 'ABC' }],
    ['a text area', { type: 'TextArea', minLength: 0, maxLength: 5000, defaultValue: 'a\nb' }],
    ['a number', { type: 'Number', min: 0, max: '12.5', defaultValue: '12,5' }],
    ['a number of one value', { type: 'Number', min: -3, max: -3 }],
    ['a date', { type: 'Date', min: '2020-02-29', max: '2020-02-29', defaultValue: '2020-02-29' }],
    ['a tick', { type: 'Checkbox', defaultValue: 'true' }],
    ['a choice', { type: 'Select', options, defaultValue: 'b' }],
    ['choices', { type: 'MultiSelect', options, defaultValue: 'a' }],
    ['an address', { type: 'Email', defaultValue: 'a@example.org' }],
    ['a telephone', { type: 'Phone' }],
    [
      'blank rules of other types',
      { type: 'Phone', pattern: null, min: null, maxLength: null, defaultValue: '' },
    ],
  ])('is accepted: %s', (_what, given) => {
    expect(check(given)).toEqual([]);
  });
});

describe('an invalid definition', () => {
  it.each<[string, Given, string[]]>([
    ['options of a text', { options }, ['options: notForType']],
    [
      'lengths of a number',
      { type: 'Number', minLength: 0, maxLength: 5 },
      ['minLength: notForType', 'maxLength: notForType'],
    ],
    ['bounds of a text', { min: 1, max: '2' }, ['min: notForType', 'max: notForType']],
    ['a pattern of a text area', { type: 'TextArea', pattern: 'a' }, ['pattern: notForType']],
    ['a choice of nothing', { type: 'Select' }, ['options: optionsNeeded']],
    [
      'options alike',
      { type: 'MultiSelect', options: [...options, ...options] },
      ['options[2].value: duplicate', 'options[3].value: duplicate'],
    ],
    ['lengths the wrong way round', { minLength: 6, maxLength: 5 }, ['maxLength: selectionBounds']],
    ['a least length beyond what a text has', { minLength: 501 }, ['minLength: selectionBounds']],
    [
      'a least length beyond what a pattern takes',
      { minLength: 251, maxLength: 500, pattern: 'a*' },
      ['minLength: patternLength'],
    ],
    [
      'bounds that are no numbers',
      { type: 'Number', min: 'zero', max: '1e400' },
      ['min: number', 'max: number'],
    ],
    [
      'bounds that are no finite numbers',
      { type: 'Number', min: Number.NaN, max: 1e300 },
      ['min: number', 'max: number'],
    ],
    ['numbers the wrong way round', { type: 'Number', min: '10', max: 9 }, ['max: selectionBounds']],
    [
      'bounds that are no days',
      { type: 'Date', min: '2021-02-29', max: 5 },
      ['min: dateInvalid', 'max: dateInvalid'],
    ],
    [
      'days the wrong way round',
      { type: 'Date', min: '2021-03-01', max: '2021-02-28' },
      ['max: selectionBounds'],
    ],
    ['a pattern that may be slow', { pattern: '(a+)+b' }, ['pattern: patternUnsafe']],
    ['a pattern that is none', { pattern: '(' }, ['pattern: patternUnsafe']],
    ['a default beyond the length', { maxLength: 2, defaultValue: 'abc' }, ['defaultValue: tooLong']],
    ['a default against the pattern', { pattern: '\\d+', defaultValue: 'abc' }, ['defaultValue: pattern']],
    [
      'a default beyond the bounds',
      { type: 'Number', max: 5, defaultValue: '6' },
      ['defaultValue: numberMax'],
    ],
    ['a default that is no number', { type: 'Number', defaultValue: 'six' }, ['defaultValue: number']],
    ['a default that is no option', { type: 'Select', options, defaultValue: 'c' }, ['defaultValue: choice']],
    ['two defaults in one', { type: 'MultiSelect', options, defaultValue: 'a,b' }, ['defaultValue: choice']],
    [
      'a default that is neither true nor false',
      { type: 'Checkbox', defaultValue: 'yes' },
      ['defaultValue: choice'],
    ],
    ['a default that is no day', { type: 'Date', defaultValue: 'today' }, ['defaultValue: dateInvalid']],
  ])('is reported: %s', (_what, given, told) => {
    expect(check(given)).toEqual(told);
  });
});
