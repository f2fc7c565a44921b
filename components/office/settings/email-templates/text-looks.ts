import {
  type NamedPlaceholder,
  splitPlaceholders,
} from '@/components/office/settings/email-templates/placeholder-text';

/** `Mark` is a sign that the mail does not contain, such as an asterisk; `Brace` one of a placeholder. */
export type Look = 'Bold' | 'Italic' | 'Link' | 'Mark' | 'Chip' | 'Brace';

type Range = { readonly from: number; readonly to: number; readonly look: Look };

/** Consecutive text with the same looks. */
type LookPiece = { readonly start: number; readonly text: string; readonly looks: readonly Look[] };

// As in `readRichText`, but here a placeholder is shown by its label, which can have spaces.
const stars = /(\*{1,3})(?=\S)([^*\n]{1,2000}?)(?<=\S)\1/g;
const link = /\[([^\]\n]{1,500})\]\((\{\{[^{}\n]*\}\}|[^()\s]{1,2000})\)/g;

/** Cuts a text where its look changes. The pieces together are the text, with its marks. */
export function lookPieces(text: string, known: readonly NamedPlaceholder[]): LookPiece[] {
  const ranges = [...starRanges(text), ...linkRanges(text), ...chipRanges(text, known)];
  const cuts = new Set([0, text.length, ...ranges.flatMap(({ from, to }) => [from, to])]);
  const places = [...cuts].sort((a, b) => a - b);
  return places.slice(1).map((end, index) => {
    const start = places[index] ?? 0;
    const around = ranges.filter(({ from, to }) => from <= start && end <= to);
    return { start, text: text.slice(start, end), looks: around.map(({ look }) => look) };
  });
}

function starRanges(text: string): Range[] {
  return [...text.matchAll(stars)].flatMap(({ 0: whole, 1: sign = '', index }) => {
    const inside = { from: index + sign.length, to: index + whole.length - sign.length };
    return [
      ...(sign.length > 1 ? [{ ...inside, look: 'Bold' as const }] : []),
      ...(sign.length === 2 ? [] : [{ ...inside, look: 'Italic' as const }]),
      ...ends(index, index + whole.length, sign.length, 'Mark'),
    ];
  });
}

function linkRanges(text: string): Range[] {
  return [...text.matchAll(link)].flatMap(({ 0: whole, 1: label = '', index }) => {
    const from = index + 1;
    const to = from + label.length;
    return [
      { from: index, to: from, look: 'Mark' as const },
      { from, to, look: 'Link' as const },
      { from: to, to: index + whole.length, look: 'Mark' as const },
    ];
  });
}

function chipRanges(text: string, known: readonly NamedPlaceholder[]): Range[] {
  return splitPlaceholders(text, known)
    .filter(({ isKnown }) => isKnown)
    .flatMap(({ start, text: { length } }) => [
      { from: start, to: start + length, look: 'Chip' as const },
      ...ends(start, start + length, 2, 'Brace'),
    ]);
}

/** The first and the last signs of a part. */
function ends(from: number, to: number, length: number, look: Look): Range[] {
  return [
    { from, to: from + length, look },
    { from: to - length, to, look },
  ];
}
