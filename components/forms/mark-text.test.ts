import { describe, expect, it } from 'vitest';
import { markText, type Selected, type TextMark } from '@/components/forms/mark-text';

/** ‹ and › enclose the selection. */
function select(text: string): Selected {
  const [from, to] = [text.indexOf('‹'), text.indexOf('›') - 1];
  return { text: text.replace(/[‹›]/g, ''), from, to };
}
const show = ({ text, from, to }: Selected) =>
  `${text.slice(0, from)}‹${text.slice(from, to)}›${text.slice(to)}`;

describe('markText', () => {
  it.each<[TextMark, string, string]>([
    ['Bold', 'ein ‹Wort› hier', 'ein **‹Wort›** hier'],
    ['Bold', 'ein **‹Wort›** hier', 'ein ‹Wort› hier'],
    ['Italic', '‹Wort›', '*‹Wort›*'],
    ['Italic', '*‹Wort›*', '‹Wort›'],
    ['Italic', '**‹Wort›**', '***‹Wort›***'],
    ['Link', 'die ‹Satzung›', 'die [Satzung](‹https://›)'],
    ['Link', 'hier ‹›', 'hier [Linktext](‹https://›)'],
    ['Bullets', 'a\nb‹›\nc', 'a\n‹- b›\nc'],
    ['Bullets', 'a\n‹b\nc›', 'a\n‹- b\n- c›'],
    ['Bullets', '‹- b\n- c›', '‹b\nc›'],
    ['Numbers', '‹- b\n- c›', '‹1. b\n2. c›'],
  ])('%s changes %j to %j', (mark, before, after) => {
    expect(show(markText(select(before), mark, 'Linktext'))).toBe(after);
  });
});
