import { describe, expect, it } from 'vitest';
import { capitalizedName, lacksHouseNumber, likelySlips } from './likely-slips';

describe('a name in small letters', () => {
  it.each([
    ['müller-lüdenscheidt', 'Müller-Lüdenscheidt'],
    ['anna maria', 'Anna Maria'],
    ['von der heide', 'von der Heide'],
    ['o’brien', 'O’Brien'],
    ['élodie', 'Élodie'],
    ['e\u0301lodie', 'E\u0301lodie'],
    ['юлия', 'Юлия'],
    ['x', 'X'],
  ])('%s is probably %s', (name, meant) => {
    expect(capitalizedName(name)).toBe(meant);
  });

  it.each(['Müller', 'MÜLLER', 'von der Heide', 'd’Arc', 'McDonald', 'van', '李', 'محمد', '-', '', ' '])(
    '%j is written as it is meant',
    name => {
      expect(capitalizedName(name)).toBeNull();
    },
  );
});

describe('a street without a number', () => {
  it.each(['Lindenstraße', 'An der Bundesstraße', 'Hof Sonnenblick'])('%s gets a question', street => {
    expect(lacksHouseNumber(street)).toBe(true);
  });

  it.each(['Am Markt 1', '12 rue de la Paix', 'C 4, 7', 'Postfach 12 34', 'Hauptstraße 3½', '', ' ', null])(
    '%j gets none',
    street => {
      expect(lacksHouseNumber(street)).toBe(false);
    },
  );
});

it('names each small name of a family once, then the street', () => {
  const people = [
    { firstName: 'Tim', lastName: 'groß' },
    { firstName: 'ida', lastName: 'groß' },
  ];
  expect(likelySlips(people, 'Lindenstraße')).toEqual([
    { kind: 'SmallName', name: 'groß', meant: 'Groß' },
    { kind: 'SmallName', name: 'ida', meant: 'Ida' },
    { kind: 'HouseNumber', street: 'Lindenstraße' },
  ]);
});
