import { expect, it } from 'vitest';
import { countryCodes } from '@/lib/rules/submissions/countries';
import { countryChoices } from './country-choices';

it.each([
  ['de', 'AT', ['Österreich', 'Deutschland', 'Italien', 'Liechtenstein']],
  ['en', 'LU', ['Luxembourg', 'Belgium', 'France', 'Germany']],
  ['de', 'JP', ['Japan']],
  ['de', '', []],
])('in %s a club in %s sees its own country first, then its neighbours by name', (locale, own, first) => {
  const { near, others } = countryChoices(locale, own);
  expect(near.slice(0, first.length).map(({ label }) => label)).toEqual(first);
  expect([...near, ...others].map(({ value }) => value).toSorted()).toEqual([...countryCodes].toSorted());
});
