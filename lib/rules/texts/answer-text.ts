/** The first placeholder of a text that people write for one answer, such as `{{Vorname}}`; null without one. */
export function findPlaceholder(text: string): string | null {
  return /\{\{\s*\p{L}[^{}\n]*\}\}/u.exec(text)?.[0] ?? null;
}

/** The first gap that an answer template leaves to fill in, such as `[Datum]`; null without one. Links are none. */
export function findGap(text: string): string | null {
  return /\[[^[\]\n]*\p{L}[^[\]\n]*\](?!\()/u.exec(text)?.[0] ?? null;
}

const greeting =
  /^\s*(?:hallo|hi|hey|moin|servus|guten (?:tag|morgen|abend)|liebe[rs]?|sehr geehrte[rs]?|hello|dear|good (?:morning|afternoon|evening))(?!\p{L})/iu;

/**
 * What ends a greeting: names, placeholders or one word, then a comma, an exclamation mark or the end of the line. Other
 * words make it a sentence, such as `Lieber wäre uns ein Montag, …`.
 */
const addressee =
  /^(?:[/*:(]\p{L}{1,2}\)?)?(?:(?:[ \t]+(?:\p{Lu}[\p{L}.'’-]*|\{\{[^{}\n]+\}\}|liebe[rs]?|und|and|von|van|de|der|zu))*|[ \t]+[\p{L}'’-]+)[ \t]*(?:[,!]\s*|\n\s*)/u;

/** The text without the greeting that it begins with, such as `Hallo Mia,`. A text that is no more stays. */
export function withoutGreeting(text: string): string {
  const [begin = ''] = greeting.exec(text) ?? [];
  const [end = ''] = addressee.exec(text.slice(begin.length)) ?? [];
  const rest = text.slice(begin.length + end.length);
  if (begin === '' || end === '' || rest.trim() === '') return text;
  return rest.charAt(0).toLocaleUpperCase('de') + rest.slice(1);
}
