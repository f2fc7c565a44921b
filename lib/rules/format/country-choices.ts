import { intlLocale } from '@/lib/rules/format/intl-formats';
import { countryCodes, nearCountries } from '@/lib/rules/submissions/countries';

export type CountryChoice = { readonly value: string; readonly label: string };

const choicesByLocale = new Map<string, readonly CountryChoice[]>();

/** All countries by name, computed once per language: asking Intl for 250 names takes milliseconds. */
function allCountries(locale: string): readonly CountryChoice[] {
  const known = choicesByLocale.get(locale);
  if (known) return known;
  const names = new Intl.DisplayNames(intlLocale(locale), { type: 'region' });
  const collator = new Intl.Collator(intlLocale(locale));
  const choices = countryCodes
    .map(code => ({ value: code, label: names.of(code) ?? code }))
    .sort((a, b) => collator.compare(a.label, b.label));
  choicesByLocale.set(locale, choices);
  return choices;
}

/** The countries to choose from: the club's own and its neighbours, then all others. */
export function countryChoices(locale: string, own: string) {
  const all = allCountries(locale);
  const near = nearCountries(own);
  return {
    near: [...all.filter(({ value }) => value === own), ...all.filter(({ value }) => near.includes(value))],
    others: all.filter(({ value }) => value !== own && !near.includes(value)),
  };
}
