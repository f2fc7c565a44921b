import { type Selected, withoutOuterBlanks } from '@/components/forms/mark-text';

/** A part of a text that is a link or becomes one. */
export type LinkPlace = {
  readonly from: number;
  readonly to: number;
  readonly label: string;
  /** Empty for a new link. */
  readonly address: string;
  /** Whether nothing else is in its paragraph. Mails show such a link as a button. */
  readonly isAlone: boolean;
};

const link = /\[([^\]\n]{1,500})\]\((\{\{[^{}\n]*\}\}|[^()\s]{1,2000})\)/g;
const placeholder = /\{\{[^{}\n]*\}\}/g;

/**
 * Finds the link at the selection, also one of `targets` (placeholders, such as `{{Link}}`) without a label. Without a
 * link there, returns the selection as the label of a new one.
 */
export function linkAt(selected: Selected, targets: readonly string[]): LinkPlace {
  const { text, from, to } = withoutOuterBlanks(selected);
  const links = [...text.matchAll(link)].map(({ 0: whole, 1: label = '', 2: address = '', index }) => ({
    from: index,
    to: index + whole.length,
    label,
    address,
  }));
  const bare = [...text.matchAll(placeholder)]
    .filter(([whole]) => targets.includes(whole))
    .map(({ 0: address, index }) => ({ from: index, to: index + address.length, label: '', address }));
  const isAround = (one: { from: number; to: number }) => one.from <= from && to <= one.to;
  const selection = { from, to, label: text.slice(from, to).replace(/\s+/g, ' '), address: '' };
  const found = links.find(isAround) ?? bare.find(isAround) ?? selection;
  const isAlone =
    /(?:^|\n[^\S\n]*\n)[^\S\n]*$/.test(text.slice(0, found.from)) &&
    /^[^\S\n]*(?:$|\n[^\S\n]*(?:$|\n))/.test(text.slice(found.to));
  return { ...found, isAlone };
}

type LinkTexts = { readonly label: string; readonly address: string; readonly isAlone: boolean };

/** Writes a link to its place: in a paragraph of its own, or in the text around it. The cursor follows it. */
export function writeLink(text: string, place: LinkPlace, { label, address, isAlone }: LinkTexts): Selected {
  const written = `[${label.replaceAll('[', '(').replaceAll(']', ')').trim()}](${address})`;
  let before = text.slice(0, place.from);
  let after = text.slice(place.to);
  if (isAlone && !place.isAlone) {
    before = withGap(before.replace(/(^|\n)\s*(?:[-*•]|\d{1,3}[.)])?\s*$/, '$1').trimEnd(), '\n\n');
    after = after.trim() === '' ? '' : `\n\n${after.trimStart()}`;
  } else if (!isAlone && place.isAlone) {
    before = withGap(before.trimEnd(), '\n');
    if (before === '' && after.trim() !== '') after = `\n${after.trimStart()}`;
  }
  const cursor = before.length + written.length;
  return { text: before + written + after, from: cursor, to: cursor };
}

/** Leaves the label of a link. */
export function removeLink(text: string, { from, to, label }: LinkPlace): Selected {
  return { text: text.slice(0, from) + label + text.slice(to), from, to: from + label.length };
}

function withGap(text: string, gap: string): string {
  return text === '' ? '' : text + gap;
}
