import { describe, expect, it } from 'vitest';
import { codesOf, textOfCodes } from './codes-text';

describe('codes as text', () => {
  it('parses what it writes', () => {
    const codes = { Male: 'm', Female: 'w', 'Ja = nein': '' };
    expect(codesOf(textOfCodes({ Male: 'm', Female: 'w' }))).toEqual({ Male: 'm', Female: 'w' });
    expect(textOfCodes(codes)).toBe('Male = m\nFemale = w\nJa = nein = ');
  });

  it.each([
    ['', null],
    ['Male', null],
    [' = m', null],
    ['Male=m\n\nFemale =  w ', { Male: 'm', Female: 'w' }],
  ])('%j becomes %j', (text, codes) => {
    expect(codesOf(text)).toEqual(codes);
  });
});
