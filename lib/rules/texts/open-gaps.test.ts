import { expect, it } from 'vitest';
import { openGaps } from '@/lib/rules/texts/open-gaps';

it.each([
  ['', []],
  ['Ein Text [mit Link](https://verein.example) und [ohne].', []],
  [
    'Wir speichern [… wie lange] und [...] in [… wo, z. B. Berlin].',
    ['[… wie lange]', '[...]', '[… wo, z. B. Berlin]'],
  ],
  ['[… eine Lücke,\ndie nicht endet]', []],
])('the open gaps of %j are %j', (text, gaps) => {
  expect(openGaps(text)).toEqual(gaps);
});
