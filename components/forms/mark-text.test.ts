import { describe, expect, it } from 'vitest';
import { breakListItem, markText, type Selected, type TextMark } from '@/components/forms/mark-text';

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
    ['Bold', 'ein‹ Wort ›hier', 'ein **‹Wort›** hier'],
    ['Italic', '‹Wort›', '*‹Wort›*'],
    ['Italic', '*‹Wort›*', '‹Wort›'],
    ['Italic', '**‹Wort›**', '***‹Wort›***'],
    ['Bullets', 'a\nb‹›\nc', 'a\n- b‹›\nc'],
    ['Bullets', 'a\n‹›', 'a\n- ‹›'],
    ['Numbers', '‹›', '1. ‹›'],
    ['Bullets', '- ‹›', '‹›'],
    ['Bullets', '-‹› b', '‹›b'],
    ['Numbers', '- b‹›c', '1. b‹›c'],
    ['Bullets', 'a\n‹b\nc›', 'a\n‹- b\n- c›'],
    ['Bullets', '‹- b\n- c›', '‹b\nc›'],
    ['Numbers', '‹- b\n- c›', '‹1. b\n2. c›'],
  ])('%s changes %j to %j', (mark, before, after) => {
    expect(show(markText(select(before), mark))).toBe(after);
  });
});

describe('breakListItem', () => {
  it.each([
    ['- a‹›', '- a\n- ‹›'],
    ['- a‹›b', '- a\n- ‹›b'],
    ['- a\n- ‹›', '- a\n‹›'],
    ['- a\n- ‹›\n- b', '- a\n‹›\n- b'],
    ['1. a‹›', '1. a\n2. ‹›'],
    ['1) a\n2) b‹›', '1) a\n2) b\n3) ‹›'],
    ['1. a‹›\n2. b\n3. c\n\n4. d', '1. a\n2. ‹›\n3. b\n4. c\n\n4. d'],
    ['1. a\n2. ‹›\n3. b', '1. a\n‹›\n2. b'],
    ['  • a‹›', '  • a\n  • ‹›'],
  ])('makes %j to %j', (before, after) => {
    expect(show(breakListItem(select(before)) ?? select(before))).toBe(after);
  });

  it.each(['a‹›', '‹›', '‹›- a', '- ‹a›', '**a**‹›', 'am\n31. Dezember‹›', '31. Dezember‹›'])(
    'leaves Enter to the field in %j',
    text => {
      expect(breakListItem(select(text))).toBeNull();
    },
  );
});
