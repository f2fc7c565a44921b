import { describe, expect, it } from 'vitest';
import { foldText, spellings } from '@/lib/rules/texts/spellings';
import { phoneSpellings, queryWords, searchTextOf } from './search-text';

const person = (lastName: string) => ({
  firstName: 'Jörg',
  lastName,
  street: 'Große Straße 7',
  zip: '53113',
  city: 'Bonn',
  email: 'Joerg@Example.org',
  memberNumber: 'A-77',
  people: [{ firstName: 'Zoë', lastName: 'Weiß' }],
});

const isFound = (query: string, text: string) =>
  queryWords(query).every(word => spellings(word).some(spelling => text.includes(spelling)));

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
  ])('folds %j to %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});

describe('searchTextOf', () => {
  it('is short enough for an index with any twenty names, and cuts no character', () => {
    const people = Array.from({ length: 20 }, () => ({
      firstName: 'Ω😀'.repeat(40),
      lastName: 'ß'.repeat(100),
    }));
    const text = searchTextOf({ ...person('Müller'), people });
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(2000);
    expect(Buffer.byteLength(text)).toBeGreaterThan(1990);
    expect(text.isWellFormed()).toBe(true);
    expect(isFound('A-77 joerg@example.org', text)).toBe(true);
  });

  it.each([
    ['Müller', 'muller'],
    ['Müller', 'MUELLER'],
    ['Müller', 'Müller'],
    ['Mu\u0308ller', 'mueller'],
    ['Mueller', 'müller'],
    ['Mueller', 'eller'],
    ['Øyen', 'oyen'],
    ['Øyen', 'oeyen'],
    ['Łukasz', 'lukasz'],
    ['Sørensen', 'Joerg grosse 531'],
    ['Özdemir', 'example.org oezdemir'],
    ['Müller', 'Müller, Jörg'],
    ['Müller', 'a-77'],
    ['Müller', 'zoe weiss'],
  ])('%s is found by %s', (lastName, query) =>
    expect(isFound(query, searchTextOf(person(lastName)))).toBe(true),
  );

  it.each(['miller', 'muller köln', 'xy'])('Müller of Bonn is not found by %s', query =>
    expect(isFound(query, searchTextOf(person('Müller')))).toBe(false),
  );
});

describe('phoneSpellings', () => {
  const stored = [
    '0170 8703734',
    '0170/870 37 34',
    '+49 170 8703734',
    '+49 (0)170-8703734',
    '0049 1708703734',
  ];
  const isPhoneFound = (typed: string, phone: string) =>
    phoneSpellings(typed).some(one => searchTextOf({ ...person('Müller'), mobile: phone }).includes(one));

  it.each([...stored, '0170 87', '01708703', '+49 170 870', '8703734'])('%s finds each spelling', typed => {
    for (const phone of stored) expect(isPhoneFound(typed, phone), phone).toBe(true);
  });

  it.each(['0171 8703734', '0170 8703735', '53113', '0170', 'A-770170', '14.3.88'])(
    '%s finds none',
    typed => {
      for (const phone of stored.slice(0, 3)) expect(isPhoneFound(typed, phone), phone).toBe(false);
    },
  );

  it('a number that is no telephone number does not find one that contains it', () => {
    expect(isFound('870', searchTextOf({ ...person('Müller'), mobile: '0170 8703734' }))).toBe(false);
  });
});
