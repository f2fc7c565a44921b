/** The first placeholder of a text that people write for one answer, such as `{{Vorname}}`; null without one. */
export function findPlaceholder(text: string): string | null {
  return /\{\{\s*\p{L}[^{}\n]*\}\}/u.exec(text)?.[0] ?? null;
}

/** The first gap that an answer template leaves to fill in, such as `[Datum]`; null without one. Links are none. */
export function findGap(text: string): string | null {
  return /\[[^[\]\n]*\p{L}[^[\]\n]*\](?!\()/u.exec(text)?.[0] ?? null;
}

const greeting =
  /^\s*(?:hallo|hi|hey|moin|servus|guten (?:tag|morgen|abend)|liebe[rs]?|sehr geehrte[rs]?|hello|dear|good (?:morning|afternoon|evening))(?!\p{L})(?:[^\n.,!?:;]|\b(?:Dr|Prof|Mr|Mrs|Ms)\.){0,80}(?:[,!]\s*|\n\s*)/iu;

/** The text without the greeting that it begins with, such as `Hallo Mia,`. A text that is no more stays. */
export function withoutGreeting(text: string): string {
  const rest = text.replace(greeting, '');
  if (rest === text || rest.trim() === '') return text;
  return rest.charAt(0).toLocaleUpperCase('de') + rest.slice(1);
}
