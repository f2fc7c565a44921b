import { describe, expect, it } from 'vitest';
import { queryWords, searchTextOf, spellings } from './search-text';

const person = (lastName: string, city = 'Bonn') => ({
  firstName: 'Jörg',
  lastName,
  street: 'Große Straße 7',
  zip: '53113',
  city,
  email: 'Joerg@Example.org',
});

const isFound = (query: string, text: string) =>
  queryWords(query).every(word => spellings(word).some(spelling => text.includes(spelling)));

describe('searchTextOf', () => {
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
  ])('%s is found by %s', (lastName, query) =>
    expect(isFound(query, searchTextOf(person(lastName)))).toBe(true),
  );

  it.each(['miller', 'muller köln', 'xy'])('Müller of Bonn is not found by %s', query =>
    expect(isFound(query, searchTextOf(person('Müller')))).toBe(false),
  );

  it('holds the names of family members', () => {
    const text = searchTextOf(person('Müller'), [{ firstName: 'Zoë', lastName: 'Weiß' }]);
    expect(isFound('zoe weiss', text)).toBe(true);
  });
});
