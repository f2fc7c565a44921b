import { expect, it } from 'vitest';
import { findGap, findPlaceholder, withoutGreeting } from './answer-text';

it.each([
  ['Hallo {{Vorname}},', '{{Vorname}}'],
  ['{{ firstName }} {{lastName}}', '{{ firstName }}'],
  ['{{Name des Vereins}}', '{{Name des Vereins}}'],
  ['Hallo {Name}, {{}} {{7*7}}', null],
  ['{{first\nName}}', null],
])('a placeholder in %j is %j', (text, expected) => {
  expect(findPlaceholder(text)).toBe(expected);
});

it.each([
  ['Training am [Tag] um [Uhrzeit]', '[Tag]'],
  ['[Telefon oder E-Mail-Adresse]', '[Telefon oder E-Mail-Adresse]'],
  ['[Website](https://verein.example)', null],
  ['Fußnote [1], leer [ ], Liste []', null],
  ['[über\nzwei Zeilen]', null],
])('a gap in %j is %j', (text, expected) => {
  expect(findGap(text)).toBe(expected);
});

it.each([
  ['Hallo Mia,\n\nin welchem Haus wohnst du?', 'In welchem Haus wohnst du?'],
  ['hallo mia, wohnst du noch dort?', 'Wohnst du noch dort?'],
  ['Sehr geehrte Frau Dr. Groß,\nwie lautet die IBAN?', 'Wie lautet die IBAN?'],
  ['Guten Tag! Bitte schick uns das Attest.', 'Bitte schick uns das Attest.'],
  ['Moin\nDas Attest fehlt.', 'Das Attest fehlt.'],
  ['Dear Mia,\nwhich house is it?', 'Which house is it?'],
  ['Hallo Mia,', 'Hallo Mia,'],
  ['Hier fehlt das Attest, bitte reiche es nach.', 'Hier fehlt das Attest, bitte reiche es nach.'],
  ['Hallo Mia. Wohnst du noch dort, oder nicht?', 'Hallo Mia. Wohnst du noch dort, oder nicht?'],
  ['Liebe Familie von Groß, das Attest fehlt.', 'Das Attest fehlt.'],
  ['Liebe/r {{firstName}} {{lastName}},\ndas Attest fehlt.', 'Das Attest fehlt.'],
  ['Hi all!\nThe form is open.', 'The form is open.'],
  ['Lieber wäre uns ein Montag, weil die Halle dann frei ist.', null],
  ['Liebe Mitglieder sind uns wichtig, auch im Winter.', null],
  ['Hi there are two open points, see below.', null],
  ['Die Halle ist zu, liebe Mia, bis Montag.', 'Die Halle ist zu, liebe Mia, bis Montag.'],
])('%j without its greeting is %j', (text, expected) => {
  expect(withoutGreeting(text)).toBe(expected ?? text);
});
