import { describe, expect, it } from 'vitest';
import { foldText, searchTextOf } from './search-text';

describe('foldText', () => {
  it.each([
    ['Müller', 'muller'],
    ['MU\u0308LLER', 'muller'],
    ['Große Straße', 'grosse strasse'],
    ['GROẞ', 'gross'],
    ['Đoković Łukasz', 'dokovic lukasz'],
    ['Sørensen  Æbelø', 'sorensen aebelo'],
    [' a\tb\n', 'a b'],
    ['Ωμέγα', 'ωμεγα'],
  ])('%j is looked for as %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});

describe('searchTextOf', () => {
  it('finds a person by either order of the names, by address, e-mail address and number', () => {
    const text = searchTextOf({
      number: 42,
      firstName: 'Zoë',
      lastName: 'Groß',
      street: 'Am Markt 1',
      zip: '53111',
      city: 'Köln',
      email: 'Zoe@Example.org',
      people: [{ firstName: 'Ada', lastName: 'Groß' }],
    });
    for (const wanted of ['zoe gross', 'gross zoe', 'ada gross', '53111 koln', 'zoe@example.org', '42']) {
      expect(text).toContain(wanted);
    }
  });
});
