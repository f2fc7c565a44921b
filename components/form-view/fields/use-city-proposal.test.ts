import { expect, it } from 'vitest';
import { matchingCities } from '@/components/form-view/fields/use-city-proposal';

it.each([
  ['Marburg', ['Stuttgart'], ['Stuttgart']],
  ['stuttgart', ['Stuttgart'], []],
  ['Stuttgart-Mitte', ['Stuttgart'], []],
  ['Stutt', ['Stuttgart'], []],
  ['', ['Stuttgart'], []],
  ['', ['Jüterbog', 'Niedergörsdorf'], ['Jüterbog', 'Niedergörsdorf']],
  ['jü', ['Jüterbog', 'Jütchendorf', 'Niedergörsdorf'], ['Jüterbog', 'Jütchendorf']],
  ['Marburg', [], []],
])('beside %j of %j the form proposes %j', (typed, found, proposed) => {
  expect(matchingCities(found, typed)).toEqual(proposed);
});
