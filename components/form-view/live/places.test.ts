import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createPlaces } from '@/components/form-view/live/places';

describe('cities of a postcode', () => {
  it('are fetched once per area, when two digits are known', async () => {
    const asked: string[] = [];
    const places = createPlaces(async area => {
      asked.push(area);
      return { '117': ['Bonn'], '913': ['Jüterbog', 'Niedergörsdorf'] };
    });
    expect(await places.of('5')).toEqual([]);
    expect(asked).toEqual([]);
    expect(await places.of('53')).toEqual([]);
    expect(await places.of('53117')).toEqual(['Bonn']);
    expect(await places.of('53999')).toEqual([]);
    expect(await places.of('5311a')).toEqual([]);
    expect(asked).toEqual(['53']);
  });

  it('are empty without a connection, and are fetched again later', async () => {
    let isOnline = false;
    const places = createPlaces(async () => {
      if (!isOnline) throw new TypeError('offline');
      return { '117': ['Bonn'] };
    });
    expect(await places.of('53117')).toEqual([]);
    isOnline = true;
    expect(await places.of('53117')).toEqual(['Bonn']);
  });
});

describe('file of postcodes', () => {
  const lines = readFileSync('data/postcodes/de.tsv', 'utf8').trim().split('\n');
  const placesOf = new Map(lines.map(line => [line.slice(0, 5), line.slice(6).split('\t')]));

  it('has nearly all of the 8,200 residential postcodes, each once and in order', () => {
    expect(lines.length).toBeGreaterThan(8_150);
    expect(placesOf.size).toBe(lines.length);
    expect([...placesOf.keys()].sort()).toEqual([...placesOf.keys()]);
    for (const [postcode, places] of placesOf) {
      expect(postcode).toMatch(/^\d{5}$/);
      expect(new Set(places).size).toBe(places.length);
      for (const place of places) expect(place).toMatch(/^\p{Lu}[\p{L} .()/-]+$/u);
    }
  });

  it.each([
    ['01067', 'Dresden'],
    ['06108', 'Halle (Saale)'],
    ['10115', 'Berlin'],
    ['20095', 'Hamburg'],
    ['25980', 'Sylt'],
    ['28195', 'Bremen'],
    ['35037', 'Marburg'],
    ['44137', 'Dortmund'],
    ['53117', 'Bonn'],
    ['60311', 'Frankfurt am Main'],
    ['66111', 'Saarbrücken'],
    ['70173', 'Stuttgart'],
    ['80331', 'München'],
    ['87435', 'Kempten (Allgäu)'],
    ['90402', 'Nürnberg'],
    ['99084', 'Erfurt'],
    ['03042', 'Cottbus'],
  ])('maps %s to %s', (postcode, place) => {
    expect(placesOf.get(postcode)).toEqual([place]);
  });

  it('has every city of a postcode with several', () => {
    expect(placesOf.get('14913')).toEqual(['Jüterbog', 'Niederer Fläming', 'Niedergörsdorf']);
  });
});
