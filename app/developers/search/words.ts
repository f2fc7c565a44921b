/** Words of clubs in the words of the API, without marks above letters. */
const translations: Readonly<Record<string, string>> = {
  ...{ abteilung: 'department', anderungsantrag: 'change request', annehmen: 'accept', ablehnen: 'deny' },
  ...{ antrag: 'submission', bankdaten: 'bank details', beitrag: 'price', benutzer: 'user' },
  ...{ bestatigen: 'confirm', datei: 'file', einwilligung: 'consent' },
  ...{ erziehungsberechtigte: 'guardian', familienmitglied: 'family member', fehler: 'error' },
  ...{ formular: 'form', geburtsdatum: 'birth date', kundigung: 'cancellation', lastschrift: 'direct debit' },
  ...{ mandat: 'mandate', mitglied: 'member', mitgliedsantrag: 'membership application' },
  ...{ mitgliedsnummer: 'member number', preis: 'price', signatur: 'signature', tarif: 'membership' },
  ...{ unterschrift: 'signature', verein: 'club', zahlungsart: 'payment method', zuschlag: 'surcharge' },
};
const endings = /^(?:e|en|n|s|er|es)?$/;
/** Letters after which a word of a club is recognised before its end is typed. */
const startMin = 5;

/** The words of the API for a German word of clubs, also for the beginning of one. Undefined for other words. */
export function translationOf(word: string): string[] | undefined {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '');
  const key = Object.keys(translations).find(
    one =>
      (plain.startsWith(one) && endings.test(plain.slice(one.length))) ||
      (plain.length >= startMin && one.startsWith(plain)),
  );
  return key === undefined ? undefined : translations[key]?.split(' ');
}

/** Letters and digits of a text by words, in lower case. */
export function wordsOf(text: string): string[] {
  const whole = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return whole.filter(Boolean);
}

/** The words of texts in lower case; names of code also by their parts: `needsConfirmation` is found by both. */
export function indexed(...texts: readonly string[]): readonly string[] {
  const text = texts.join(' ');
  return [...new Set([...wordsOf(text), ...wordsOf(withSpaces(text))])];
}

/** With a space between the parts of a name of code. */
export function withSpaces(text: string): string {
  return text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
}

/** Whether a word begins with the sought one, or with one that is a letter more, less, other or swapped. */
export function isAlike(word: string, sought: string): boolean {
  if (word.startsWith(sought)) return true;
  if (sought.length < 5) return false;
  const lengths = [sought.length - 1, sought.length, sought.length + 1];
  return lengths.some(length => isOneEdit(word.slice(0, length), sought));
}

function isOneEdit(one: string, other: string): boolean {
  let same = 0;
  while (same < other.length && one[same] === other[same]) same += 1;
  const [rest, otherRest] = [one.slice(same), other.slice(same)];
  const swapped = `${otherRest[1] ?? ''}${otherRest[0] ?? ''}${otherRest.slice(2)}`;
  return (
    [otherRest.slice(1), swapped].includes(rest) || [otherRest, otherRest.slice(1)].includes(rest.slice(1))
  );
}
