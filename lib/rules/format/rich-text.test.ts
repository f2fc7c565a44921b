import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Inline, plainRichText, readRichText } from '@/lib/rules/format/rich-text';
import { threadMs } from '@/testing/thread-time';

const run = (text: string, look: Partial<Inline> = {}): Inline => ({
  text,
  isBold: false,
  isItalic: false,
  href: null,
  ...look,
});
const paragraph = (...runs: Inline[]) => [{ kind: 'Paragraph', lines: [runs], start: 1 }];

describe('readRichText', () => {
  it.each([
    ['**Wichtig**', paragraph(run('Wichtig', { isBold: true }))],
    ['a *b* c', paragraph(run('a '), run('b', { isItalic: true }), run(' c'))],
    ['***beides***', paragraph(run('beides', { isBold: true, isItalic: true }))],
    [
      '[**Satzung**](https://club.example/satzung.pdf)',
      paragraph(run('Satzung', { isBold: true, href: 'https://club.example/satzung.pdf' })),
    ],
    [
      '**Wichtig**[Satzung](https://club.example/s)',
      paragraph(run('Wichtig', { isBold: true }), run('Satzung', { href: 'https://club.example/s' })),
    ],
    ['[Mail](mailto:a@club.example)', paragraph(run('Mail', { href: 'mailto:a@club.example' }))],
    ['5 * 3 * 2 und **', paragraph(run('5 * 3 * 2 und **'))],
    ['snake_case_name', paragraph(run('snake_case_name'))],
    ['[x](javascript:alert(1))', paragraph(run('[x](javascript:alert(1))'))],
    ['[x](//evil.example)', paragraph(run('[x](//evil.example)'))],
    ['[x](data:text/html,a)', paragraph(run('[x](data:text/html,a)'))],
    ['<b>kein HTML</b> &amp;', paragraph(run('<b>kein HTML</b> &amp;'))],
  ])('reads %s', (source, blocks) => {
    expect(readRichText(source)).toEqual(blocks);
  });

  it('keeps the lines and paragraphs of a text without marks', () => {
    expect(readRichText('eins\nzwei\n\ndrei')).toEqual([
      { kind: 'Paragraph', lines: [[run('eins')], [run('zwei')]], start: 1 },
      { kind: 'Paragraph', lines: [[run('drei')]], start: 1 },
    ]);
  });

  it('reads lines that begin like items as lists', () => {
    expect(
      readRichText('Mitbringen:\n- Pass\n\n- Foto\n1. erst\n2) dann').map(({ kind, lines }) => [
        kind,
        lines.length,
      ]),
    ).toEqual([
      ['Paragraph', 1],
      ['Bullets', 2],
      ['Numbers', 2],
    ]);
  });

  it.each(['31. Dezember ist der letzte Tag', '1. Mai\n3. Oktober', '7. sieben\n8. acht'])(
    'keeps the numbers of %j',
    source => {
      expect(plainRichText(source).replace(/\n+/g, '\n')).toBe(source);
    },
  );

  it('loses no word and is fast for any text', () => {
    const words = fc.string({
      unit: fc.constantFrom('a', '*', '[', ']', '(', ')', ' ', '\n', '-', '1', '.'),
    });
    fc.assert(
      fc.property(words, source => {
        const texts = readRichText(source).flatMap(({ lines }) => lines.flat().map(({ text }) => text));
        const letters = (text: string) => text.replace(/[^a]/g, '').length;
        expect(letters(texts.join(''))).toBe(letters(source));
      }),
    );
    const took = threadMs(() => ['**[', '*a '].map(part => readRichText(part.repeat(1_600))));
    expect(took).toBeLessThan(1_000);
  });
});

describe('plainRichText', () => {
  it('returns the same words without marks', () => {
    const source = '**Hallo** du\n\n- [Satzung](https://club.example/s)\n- *Ordnung*';
    expect(plainRichText(source)).toBe('Hallo du\n\n• Satzung (https://club.example/s)\n• Ordnung');
  });
});
