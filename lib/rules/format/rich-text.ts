/** Consecutive text with the same format. */
export type Inline = {
  readonly text: string;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  /** Target of the link; null if the text is no link. */
  readonly href: string | null;
};

/** A paragraph or a list; each line of a paragraph and each item of a list is one line. */
export type Block = {
  readonly kind: 'Paragraph' | 'Bullets' | 'Numbers';
  readonly lines: readonly (readonly Inline[])[];
  /** The number of the first line of Numbers. */
  readonly start: number;
};

const bullet = /^\s*[-*•]\s+(?=\S)/;
const number = /^\s*(\d{1,3})[.)]\s+(?=\S)/;

/**
 * Parses a text with `**bold**`, `*italic*`, `***both***`, `- items`, `1. items` and `[links](https://…)`. This is a
 * subset of Markdown: a text without marks stays the same, line for line. Never throws; unknown marks stay text.
 * `isAddress` says what may be linked.
 */
export function readRichText(source: string, isAddress = isSafeAddress): Block[] {
  const blocks: (Block & { readonly lines: Inline[][] })[] = [];
  let isFresh = true;
  for (const line of source.replace(/\r\n?/g, '\n').split('\n')) {
    if (line.trim() === '') {
      isFresh = true;
      continue;
    }
    const kind = kindOf(line);
    const last = blocks.at(-1);
    const start = Number(number.exec(line)?.[1] ?? 1);
    const content = readLine(line.trim().replace(kind === 'Bullets' ? bullet : number, ''), isAddress);
    if (last && goesOn(last, kind, start, isFresh)) last.lines.push(content);
    else blocks.push({ kind, lines: [content], start });
    isFresh = false;
  }
  return blocks;
}

/** A number that does not continue the list starts a new one, so a line with a date (`31. Dezember`) keeps its number. */
function goesOn(
  { kind, lines, start }: Block,
  next: Block['kind'],
  value: number,
  isFresh: boolean,
): boolean {
  if (kind !== next) return false;
  return kind === 'Numbers' ? value === start + lines.length : kind === 'Bullets' || !isFresh;
}

/** The same words without marks, for plain text; link addresses follow in brackets. */
export function plainRichText(source: string): string {
  const blocks = readRichText(source).map(({ kind, lines, start }) =>
    lines.map((line, index) => `${markOf(kind, start + index)}${line.map(plainInline).join('')}`).join('\n'),
  );
  return blocks.join('\n\n');
}

function kindOf(line: string): Block['kind'] {
  if (bullet.test(line)) return 'Bullets';
  return number.test(line) ? 'Numbers' : 'Paragraph';
}

/** What plain text has in front of a line. */
export function markOf(kind: Block['kind'], position: number): string {
  if (kind === 'Paragraph') return '';
  return kind === 'Bullets' ? '• ' : `${position}. `;
}

function plainInline({ text, href }: Inline): string {
  return href === null || href === text ? text : `${text} (${href.replace(/^mailto:|^tel:/, '')})`;
}

/** Marks count only next to a word, so `5 * 3 * 2` and `snake_case` stay unchanged. */
const marked =
  /\*{3}(?=\S)([^*\n]{1,2000}?)(?<=\S)\*{3}|\*\*(?=\S)([^*\n]{1,2000}?)(?<=\S)\*\*|\*(?=\S)([^*\n]{1,2000}?)(?<=\S)\*|\[([^\]\n]{1,500})\]\(([^()\s]{1,2000})\)/;

type Look = Pick<Inline, 'isBold' | 'isItalic' | 'href'>;
const plain: Look = { isBold: false, isItalic: false, href: null };

function readLine(line: string, isAddress: typeof isSafeAddress, look: Look = plain): Inline[] {
  const runs: Inline[] = [];
  let rest = line;
  const add = (text: string) => {
    if (text !== '') runs.push({ text, ...look });
  };
  for (let found = marked.exec(rest); found; found = marked.exec(rest)) {
    const [whole, both, bold, italic, label = '', address = ''] = found;
    add(rest.slice(0, found.index));
    rest = rest.slice(found.index + whole.length);
    if (both !== undefined)
      runs.push(...readLine(both, isAddress, { ...look, isBold: true, isItalic: true }));
    else if (bold !== undefined) runs.push(...readLine(bold, isAddress, { ...look, isBold: true }));
    else if (italic !== undefined) runs.push(...readLine(italic, isAddress, { ...look, isItalic: true }));
    else if (look.href === null && isAddress(address))
      runs.push(...readLine(label, isAddress, { ...look, href: address }));
    else add(whole);
  }
  add(rest);
  return runs;
}

/** Whether an address opens a page, a mailbox or a telephone, and runs nothing. */
export function isSafeAddress(address: string): boolean {
  return /^(?:https?:\/\/[^\s/]+|mailto:[^\s]+@[^\s]+|tel:\+?[\d-]+$)/i.test(address);
}
