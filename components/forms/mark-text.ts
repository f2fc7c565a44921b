export type TextMark = 'Bold' | 'Italic' | 'Bullets' | 'Numbers';

/** A text with its selection. */
export type Selected = { readonly text: string; readonly from: number; readonly to: number };

const around = { Bold: '**', Italic: '*' } as const;

/** Adds a mark to the selection, or removes it if present; the selection stays. */
export function markText(selected: Selected, mark: TextMark): Selected {
  if (mark === 'Bold' || mark === 'Italic') return wrap(selected, around[mark]);
  return list(selected, mark);
}

/**
 * A double click selects the blank behind a word, too. With the blank inside, the marks stay visible and a link's label
 * loses it.
 */
export function withoutOuterBlanks({ text, from, to }: Selected): Selected {
  const inside = text.slice(from, to);
  const start = from + (inside.length - inside.trimStart().length);
  return { text, from: start, to: Math.max(start, from + inside.trimEnd().length) };
}

function wrap(selected: Selected, sign: string): Selected {
  const { text, from, to } = withoutOuterBlanks(selected);
  const [before, inside, after] = [text.slice(0, from), text.slice(from, to), text.slice(to)];
  const isMarked =
    before.endsWith(sign) && after.startsWith(sign) && !(sign === '*' && before.endsWith('**'));
  if (isMarked) {
    const outside = [before.slice(0, -sign.length), after.slice(sign.length)];
    return { text: outside.join(inside), from: from - sign.length, to: to - sign.length };
  }
  return { text: `${before}${sign}${inside}${sign}${after}`, from: from + sign.length, to: to + sign.length };
}

function list({ text, from, to }: Selected, kind: 'Bullets' | 'Numbers'): Selected {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const next = text.indexOf('\n', to);
  const end = next < 0 ? text.length : next;
  const lines = text.slice(start, end).split('\n');
  const sign = /^(?:- |\d{1,3}\. )/;
  const isMarked = lines.every(line => (kind === 'Bullets' ? /^- / : /^\d{1,3}\. /).test(line));
  const marked = lines.map((line, at) => {
    const bare = line.replace(sign, '');
    if (isMarked) return bare;
    return kind === 'Bullets' ? `- ${bare}` : `${at + 1}. ${bare}`;
  });
  const block = marked.join('\n');
  const changed = text.slice(0, start) + block + text.slice(end);
  if (from !== to) return { text: changed, from: start, to: start + block.length };
  const cursor = Math.max(start, from + block.length - (end - start));
  return { text: changed, from: cursor, to: cursor };
}

const bullet = /^(\s*[-*•] )(.*)$/;
const number = /^(\s*)(\d{1,3})([.)] )(.*)$/;

/**
 * What Enter does at the end of or inside a list item: starts the next item, or ends the list if the item is empty.
 * The numbers that follow stay in order. Null elsewhere, also after a number that is not in a list (`31. Dezember`).
 */
export function breakListItem({ text, from, to }: Selected): Selected | null {
  const lines = text.slice(0, from).split('\n');
  const line = lines.at(-1) ?? '';
  const [, bulletSign, bulletText] = bullet.exec(line) ?? [];
  const [, indent = '', written, sign = '', numberText] = number.exec(line) ?? [];
  const value = Number(written);
  const isListed = value === 1 || Number(number.exec(lines.at(-2) ?? '')?.[2]) === value - 1;
  const head = bulletSign ?? (written !== undefined && isListed ? indent + written + sign : null);
  if (from !== to || head === null) return null;
  const after = text.slice(to);
  const isEmpty = (bulletText ?? numberText) === '' && !/^[^\n]/.test(after);
  const next = bulletSign ?? `${indent}${value + 1}${sign}`;
  const before = isEmpty ? text.slice(0, from - head.length) : `${text.slice(0, from)}\n${next}`;
  const rest = bulletSign === undefined ? renumber(after, value + 1, isEmpty ? -1 : 1) : after;
  return { text: before + rest, from: before.length, to: before.length };
}

/** Adds `by` to the numbers of the items below the first line, as long as they count on from `value`. */
function renumber(text: string, value: number, by: 1 | -1): string {
  const [first = '', ...lines] = text.split('\n');
  const end = lines.findIndex((line, at) => Number(number.exec(line)?.[2]) !== value + at);
  const items = end < 0 ? lines : lines.slice(0, end);
  const counted = items.map((line, at) => line.replace(/\d+/, String(value + at + by)));
  return [first, ...counted, ...lines.slice(items.length)].join('\n');
}
