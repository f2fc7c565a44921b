import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faceNames, faceOf, loadPdfkit, tabularFigures } from './faces';

const alphabets = [
  'abcdefghijklmnopqrstuvwxyzäöüßABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ',
  '0123456789.,:;-–/()@&+*"\'%_=?!€·„“”’\u00a0',
  'áàâãåąæçćčďéèêëęěíìîïıłľñńňóòôõőøřśşšťúùûűůýžźżÁÅÇČÉĘÍİŁÑÓØŘŚŞŠÚŽŻ',
  'αβγδεζηθικλμνξοπρστυφχψωάέήίΑΒΓΔΩ',
  'абвгдежзийклмнопрстуфхцчшщъыьэюяАБВГДЁЖЇЄҐ',
];
const words = array(constantFrom(...alphabets.flatMap(alphabet => [...alphabet])), {
  minLength: 1,
  maxLength: 12,
}).map(letters => letters.join(''));

await loadPdfkit();

describe.each(faceNames)('letters of %s', name => {
  const { font, letters, tabularLetters } = faceOf(name);

  it.each([
    ['normal', letters, undefined],
    ['tabular', tabularLetters, [...tabularFigures]],
  ] as const)('with %s figures make the word that the font lays out', (_figures, spelled, features) => {
    assert(
      property(words, word => {
        const run = font.layout(word, features);
        const glyphs: number[] = [];
        expect(spelled.spell(word, ({ glyph }) => glyphs.push(glyph))).toBe(true);
        expect(glyphs).toEqual(run.glyphs.map(({ id }) => id));
        expect(spelled.widthOf(word)).toBe(run.advanceWidth);
      }),
      { numRuns: 100 },
    );
  });

  it('kern dates as words', () => {
    const alone = letters.widthOf('01.02.2026');
    expect(letters.widthOf('a01.02.2026') - letters.widthOf('a')).toBe(alone);
  });

  it.each(['x\u0301', 'a\u0323\u0302b', '🙂'])('are not put together for %s', text => {
    expect(letters.spell(text, () => {})).toBe(false);
    expect(letters.widthOf(text)).toBe(font.layout(text).advanceWidth);
  });
});
