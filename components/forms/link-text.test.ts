import { describe, expect, it } from 'vitest';
import { linkAt, removeLink, writeLink } from '@/components/forms/link-text';
import type { Selected } from '@/components/forms/mark-text';

/** ‹ and › enclose the selection. */
function select(text: string): Selected {
  const [from, to] = [text.indexOf('‹'), text.indexOf('›') - 1];
  return { text: text.replace(/[‹›]/g, ''), from, to };
}
const show = ({ text, from, to }: Selected) =>
  `${text.slice(0, from)}‹${text.slice(from, to)}›${text.slice(to)}`;

const status = '{{Link zum Stand}}';

describe('linkAt', () => {
  it.each([
    ['die ‹Satzung›', { label: 'Satzung', address: '', isAlone: false }],
    ['a ‹b\nc›', { label: 'b c', address: '', isAlone: false }],
    ['a\n\n‹›\n\nb', { label: '', address: '', isAlone: true }],
    [
      'a [Sat‹›zung](https://a.example) b',
      { label: 'Satzung', address: 'https://a.example', isAlone: false },
    ],
    ['a\n\n[Stand]({{Link zum‹› Stand}})', { label: 'Stand', address: status, isAlone: true }],
    ['a\n[Stand‹›]({{Link zum Stand}})', { label: 'Stand', address: status, isAlone: false }],
    ['{{Link ‹›zum Stand}}', { label: '', address: status, isAlone: true }],
    ['{{Vor‹›name}}', { label: '', address: '', isAlone: false }],
  ])('finds in %j', (text, found) => {
    expect(linkAt(select(text), [status])).toMatchObject(found);
  });
});

describe('writeLink', () => {
  const address = 'https://a.example';
  it.each([
    ['die ‹Satzung› hier', false, 'die [Neu](https://a.example)‹› hier'],
    ['die‹ Satzung ›hier', false, 'die [Neu](https://a.example)‹› hier'],
    ['die ‹Satzung› hier', true, 'die\n\n[Neu](https://a.example)‹›\n\nhier'],
    ['[Al‹›t](https://b.example)', true, '[Neu](https://a.example)‹›'],
    ['a\n\n[Al‹›t](https://b.example)\n\nb', true, 'a\n\n[Neu](https://a.example)‹›\n\nb'],
    ['a\n\n[Al‹›t](https://b.example)\n\nb', false, 'a\n[Neu](https://a.example)‹›\n\nb'],
    ['‹›\n\nb', false, '[Neu](https://a.example)‹›\nb'],
    ['- a\n- ‹b›', true, '- a\n\n[Neu](https://a.example)‹›'],
    ['{{Link ‹›zum Stand}}', true, '[Neu](https://a.example)‹›'],
  ])('changes %j, as a button: %s', (text, isAlone, after) => {
    const selected = select(text);
    const place = linkAt(selected, [status]);
    expect(show(writeLink(selected.text, place, { label: 'Neu', address, isAlone }))).toBe(after);
  });

  it('writes a label that is read as one link again', () => {
    const place = linkAt({ text: '', from: 0, to: 0 }, []);
    const { text } = writeLink('', place, { label: 'Satzung [2026]', address, isAlone: true });
    expect(linkAt({ text, from: 3, to: 3 }, [])).toMatchObject({ from: 0, to: text.length, address });
  });
});

it('removeLink leaves the label', () => {
  const selected = select('die [Sat‹›zung](https://a.example) hier');
  expect(show(removeLink(selected.text, linkAt(selected, [])))).toBe('die ‹Satzung› hier');
});
