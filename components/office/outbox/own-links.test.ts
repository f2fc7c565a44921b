import { expect, it } from 'vitest';
import { hasOwnLinks } from './own-links';

it.each([
  ['Bestätigen: https://x.example/confirm/abc', 'https://verein.example', true],
  ['TSV\nhttps://verein.example', 'https://verein.example/', false],
  ['Siehe https://verein.example/.', 'https://verein.example', false],
  ['Siehe https://verein.example/plan', 'https://verein.example', true],
  ['Siehe https://x.example', '', true],
  ['Ohne Link', '', false],
])('a mail with the text %j of a club with the website %j has own links: %s', (text, website, expected) => {
  expect(hasOwnLinks(text, website)).toBe(expected);
});
