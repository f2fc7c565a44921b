/** Words of clubs in the words of the API, without marks above letters. */
const translations: Readonly<Record<string, string>> = {
  abgelehnt: 'rejected',
  austritt: 'cancellation',
  bankverbindung: 'bank details',
  geloscht: 'delete',
  kontonummer: 'iban',
  loschen: 'delete',
  protokoll: 'requests key',
  ratenbegrenzung: 'rate limit',
  schlussel: 'api key',
  testumgebung: 'sandbox',
  wiederholung: 'retry',
  abteilung: 'department',
  anderungsantrag: 'change request',
  annehmen: 'accept',
  ablehnen: 'deny',
  antrag: 'submission',
  bankdaten: 'bank details',
  beitrag: 'price',
  benutzer: 'user',
  bestatigen: 'confirm',
  datei: 'file',
  einwilligung: 'consent',
  erziehungsberechtigte: 'guardian',
  familienmitglied: 'family member',
  fehler: 'error',
  formular: 'form',
  geburtsdatum: 'birth date',
  kundigung: 'cancellation',
  lastschrift: 'direct debit',
  mandat: 'mandate',
  mitglied: 'member',
  mitgliedsantrag: 'membership application',
  mitgliedsnummer: 'member number',
  preis: 'price',
  signatur: 'signature',
  tarif: 'membership',
  unterschrift: 'signature',
  verein: 'club',
  zahlungsart: 'payment method',
  zuschlag: 'surcharge',
};
/** What most readers mean who type exactly this. */
const meant: Readonly<Record<string, string>> = {
  cancel: 'cancellation',
  'changed since': 'modified since',
  'delete member': 'delete membership application',
  'request log': 'requests key',
  signature: 'verify signature',
  'state machine': 'life submission',
};
const endings = /^(?:e|en|n|s|er|es)?$/;
/** Letters after which a word of a club is recognised before its end is typed. */
const startMin = 5;

/** Other words for a whole search; undefined if it says what it means. */
export function meaningOf(words: readonly string[]): string[] | undefined {
  const typed = words.join(' ');
  return Object.hasOwn(meant, typed) ? meant[typed]?.split(' ') : undefined;
}

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

const separators = /[^\p{L}\p{N}]+/u;

/** Letters and digits of a text by words, in lower case. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().split(separators).filter(Boolean);
}

/** The words of a text in lower case; names of code also by their parts: `needsConfirmation` is found by both. */
export function indexed(text: string): string[] {
  const names = text.split(separators).filter(Boolean);
  return names.flatMap(name => [...new Set([...wordsOf(name), ...wordsOf(withSpaces(name))])]);
}

/** With a space between the parts of a name of code. */
export function withSpaces(text: string): string {
  return text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
}
