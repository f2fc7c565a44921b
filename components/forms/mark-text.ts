export type TextMark = 'Bold' | 'Italic' | 'Bullets' | 'Numbers' | 'Link';

/** A text with its selection. */
export type Selected = { readonly text: string; readonly from: number; readonly to: number };

const around = { Bold: '**', Italic: '*' } as const;

/** Adds a mark to the selection, or removes it if present; the selection stays. */
export function markText(selected: Selected, mark: TextMark, linkText: string): Selected {
  if (mark === 'Bold' || mark === 'Italic') return wrap(selected, around[mark]);
  return mark === 'Link' ? link(selected, linkText) : list(selected, mark);
}

function wrap({ text, from, to }: Selected, sign: string): Selected {
  const [before, inside, after] = [text.slice(0, from), text.slice(from, to), text.slice(to)];
  const isMarked =
    before.endsWith(sign) && after.startsWith(sign) && !(sign === '*' && before.endsWith('**'));
  if (isMarked) {
    const outside = [before.slice(0, -sign.length), after.slice(sign.length)];
    return { text: outside.join(inside), from: from - sign.length, to: to - sign.length };
  }
  return { text: `${before}${sign}${inside}${sign}${after}`, from: from + sign.length, to: to + sign.length };
}

/** Selects the address, so that typing replaces it. */
function link({ text, from, to }: Selected, linkText: string): Selected {
  const label = text.slice(from, to) || linkText;
  const address = 'https://';
  const start = from + label.length + 3;
  return {
    text: `${text.slice(0, from)}[${label}](${address})${text.slice(to)}`,
    from: start,
    to: start + address.length,
  };
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
  return { text: text.slice(0, start) + block + text.slice(end), from: start, to: start + block.length };
}
