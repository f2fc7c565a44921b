import { describe, expect, it } from 'vitest';
import { readCustomFieldInput } from '@/lib/rules/custom-fields/custom-field-input';

describe('readCustomFieldInput', () => {
  it.each([
    ['Text', 'Hallo', 'Hallo'],
    ['Text', ' ', null],
    ['Text', undefined, null],
    ['Text', ['a', 'b'], 'a'],
    ['Number', '12,5', 12.5],
    ['Number', ' -0.25 ', -0.25],
    ['Number', '\u22123', -3],
    ['Number', '', null],
    ['Number', '1e5', '1e5'],
    ['Number', '1.000,5', '1.000,5'],
    ['Number', 'zwölf', 'zwölf'],
    ['Checkbox', 'on', true],
    ['Checkbox', true, true],
    ['Checkbox', undefined, false],
    ['Checkbox', '', false],
    ['MultiSelect', ['a', '', 'b'], ['a', 'b']],
    ['MultiSelect', 'a', ['a']],
    ['MultiSelect', undefined, []],
    ['Date', '2026-01-01', '2026-01-01'],
  ] as const)('%s reads %j as %j', (type, raw, expected) => {
    expect(readCustomFieldInput({ type }, raw)).toEqual(expected);
  });
});
