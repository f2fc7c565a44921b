import { describe, expect, it } from 'vitest';
import { foldText, spellings } from '@/lib/rules/texts/spellings';
import { queryWords, searchTextOf } from './search-text';

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
