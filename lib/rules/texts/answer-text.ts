/** The first placeholder of a text that people write for one answer, such as `{{Vorname}}`; null without one. */
export function findPlaceholder(text: string): string | null {
  return /\{\{\s*\p{L}[^{}\n]*\}\}/u.exec(text)?.[0] ?? null;
}

/** The first gap that an answer template leaves to fill in, such as `[Datum]`; null without one. Links are none. */
export function findGap(text: string): string | null {
  return /\[[^[\]\n]*\p{L}[^[\]\n]*\](?!\()/u.exec(text)?.[0] ?? null;
}
