import { describe, expect, it } from 'vitest';
import {
  checkCustomField,
  emptyCustomField,
  nameFrom,
  toCustomFieldChange,
} from '@/components/office/club/custom-fields/custom-field-draft';

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

describe('toCustomFieldChange', () => {
  it('sends bounds with a decimal point and omits settings of other types', () => {
    const typed = { ...emptyCustomField, min: '1,5', max: '', pattern: 'a', minLength: 2 };
    expect(toCustomFieldChange({ ...typed, type: 'Number' })).toMatchObject({
      ...{ min: 1.5, max: null, pattern: null, minLength: null },
    });
    expect(toCustomFieldChange({ ...typed, type: 'Text' })).toMatchObject({
      ...{ min: null, pattern: 'a', minLength: 2 },
    });
  });
});

describe('checkCustomField', () => {
  it('reports missing values and a slow pattern', () => {
    const words = { editor: (key: string) => key, field: (key: string) => key };
    expect(checkCustomField({ ...emptyCustomField, forms: [], pattern: '(a+)+' }, words)).toEqual({
      ...{ label: 'required', internalName: 'internalNameWrong' },
      ...{ forms: 'formsMissing', pattern: 'patternUnsafe' },
    });
    expect(
      checkCustomField({ ...emptyCustomField, label: 'A', internalName: 'a', type: 'Select' }, words),
    ).toEqual({ options: 'noOptions' });
  });
});
