import type { GetEmailTemplateResponse, PlaceholderDefinition } from '@/lib/contracts/email-templates';

export type NamedPlaceholder = Pick<PlaceholderDefinition, 'name' | 'label'>;

export type Place = {
  readonly name: string;
  /** From 1. */
  readonly line: number;
  readonly start: number;
  readonly end: number;
};

const placeholder = /\{\{\s*([^{}\s][^{}]*?)\s*\}\}/g;
const placesMax = 5;

/** Positions of placeholders that mails of this type do not support. */
export function unknownPlaces(text: string, known: readonly NamedPlaceholder[]): Place[] {
  return [...text.matchAll(placeholder)]
    .map(({ 0: whole, 1: name = '', index }) => ({
      name,
      line: text.slice(0, index).split('\n').length,
      start: index,
      end: index + whole.length,
    }))
    .filter(({ name }) => !isKnown(name, known))
    .slice(0, placesMax);
}

/** Shows placeholders by their labels in the reader's language: `{{firstName}}` → `{{Vorname}}`. */
export function withLabels(text: string, placeholders: readonly NamedPlaceholder[]): string {
  return text.replace(placeholder, (whole, written: string) => {
    const found = placeholders.find(({ name }) => name === written);
    return found ? `{{${found.label}}}` : whole;
  });
}

/** Writes placeholders as they are stored: `{{Vorname}}` → `{{firstName}}`. Names stay as they are. */
export function withNames(text: string, placeholders: readonly NamedPlaceholder[]): string {
  return text.replace(placeholder, (whole, written: string) => {
    if (placeholders.some(({ name }) => name === written)) return whole;
    const found = placeholders.find(({ label }) => label.toLowerCase() === written.toLowerCase());
    return found ? `{{${found.name}}}` : whole;
  });
}

type Texts = Pick<GetEmailTemplateResponse, 'subject' | 'body' | 'translations'>;

/** Changes every text of a template, also in its translations. */
export function changeTexts<Template extends Texts>(
  template: Template,
  change: (text: string) => string,
): Template {
  const { translations } = template;
  return {
    ...template,
    subject: change(template.subject),
    body: change(template.body),
    ...(translations && {
      translations: Object.fromEntries(
        Object.entries(translations).map(([locale, texts]) => [
          locale,
          {
            ...texts,
            ...(texts.subject !== undefined && { subject: change(texts.subject) }),
            ...(texts.body !== undefined && { body: change(texts.body) }),
          },
        ]),
      ),
    }),
  };
}

type TextPiece = { readonly start: number; readonly text: string; readonly isKnown: boolean };

/** Splits a text into known placeholders and what is between them. */
export function splitPlaceholders(text: string, known: readonly NamedPlaceholder[]): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: whole, 1: written = '', index } of text.matchAll(placeholder)) {
    if (!isKnown(written, known)) continue;
    if (index > end) pieces.push({ start: end, text: text.slice(end, index), isKnown: false });
    pieces.push({ start: index, text: whole, isKnown: true });
    end = index + whole.length;
  }
  return end < text.length ? [...pieces, { start: end, text: text.slice(end), isKnown: false }] : pieces;
}

/** The known placeholder that Backspace (before the cursor) or Delete (after it) removes. */
export function placeholderBeside(
  text: string,
  cursor: number,
  key: 'Backspace' | 'Delete',
  known: readonly NamedPlaceholder[],
): { readonly start: number; readonly end: number } | undefined {
  return splitPlaceholders(text, known)
    .filter(piece => piece.isKnown)
    .map(({ start, text: piece }) => ({ start, end: start + piece.length }))
    .find(({ start, end }) => (key === 'Backspace' ? end : start) === cursor);
}

function isKnown(written: string, known: readonly NamedPlaceholder[]): boolean {
  const text = written.toLowerCase();
  return known.some(({ name, label }) => name === written || label.toLowerCase() === text);
}
