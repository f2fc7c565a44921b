import { describe, expect, it } from 'vitest';
import { lookPieces } from '@/components/office/settings/email-templates/text-looks';

const known = [{ name: 'firstName', label: 'Vorname der Person' }];

/** Each piece with the initials of its looks. */
function looksOf(text: string): string[] {
  return lookPieces(text, known).map(piece => `${piece.text}:${piece.looks.join('+')}`);
}

describe('the looks of a text', () => {
  it('are those of its marks, which are told from the words', () => {
    expect(looksOf('Hallo **du**, *ja* ***ganz***')).toEqual([
      ...['Hallo :', '**:Mark', 'du:Bold', '**:Mark', ', :', '*:Mark', 'ja:Italic', '*:Mark', ' :'],
      ...['***:Mark', 'ganz:Bold+Italic', '***:Mark'],
    ]);
  });

  it('are those of a placeholder inside of bold text and of a link to a placeholder', () => {
    expect(looksOf('**{{Vorname der Person}}**')).toEqual([
      ...['**:Mark', '{{:Bold+Chip+Brace', 'Vorname der Person:Bold+Chip', '}}:Bold+Chip+Brace', '**:Mark'],
    ]);
    expect(looksOf('[Hier]({{firstName}})')).toEqual([
      ...['[:Mark', 'Hier:Link', '](:Mark', '{{:Mark+Chip+Brace', 'firstName:Mark+Chip'],
      ...['}}:Mark+Chip+Brace', '):Mark'],
    ]);
  });

  it.each(['', '5 * 3 * 2', 'a ** b **', '{{unknown}}', '- eins\n- zwei', '**über\nzwei Zeilen**'])(
    'are plain in %j',
    text => expect(lookPieces(text, known).flatMap(({ looks }) => looks)).toEqual([]),
  );

  it('cut the text without a loss', () => {
    const text = '**A** {{firstName}}\n[b](https://example.org) *c*';
    expect(
      lookPieces(text, known)
        .map(piece => piece.text)
        .join(''),
    ).toBe(text);
  });
});
