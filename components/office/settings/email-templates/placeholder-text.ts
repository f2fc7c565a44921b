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
export function unknownPlaces(text: string, known: readonly string[]): Place[] {
  return [...text.matchAll(placeholder)]
    .map(({ 0: whole, 1: name = '', index }) => ({
      name,
      line: text.slice(0, index).split('\n').length,
      start: index,
      end: index + whole.length,
    }))
    .filter(({ name }) => !known.includes(name))
    .slice(0, placesMax);
}
