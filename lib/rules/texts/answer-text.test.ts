import { expect, it } from 'vitest';
import { findGap, findPlaceholder } from './answer-text';

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
