import { describe, expect, it } from 'vitest';
import { checkFields, checksOf } from './field-checks';
import { fullName, titledName } from './full-name';
import { pickSentFields, storedFields } from './submission-fields';
import { readTyped } from './typed-texts';

it.each([
  [{ firstName: 'Anna', lastName: 'Groß' }, 'Anna Groß'],
  [{ firstName: 'Sukarno', lastName: '' }, 'Sukarno'],
  [{ firstName: 'Sukarno', lastName: '-' }, 'Sukarno'],
  [{ firstName: '', lastName: '' }, ''],
  [{ firstName: 'Anna' }, 'Anna'],
])('the name of %j is %j', (person, name) => {
  expect(fullName(person)).toBe(name);
});

describe('a person with one name only', () => {
  const names = ['firstName', 'lastName'] as const;
  const problems = (person: object) =>
    checkFields(person, checksOf(names, { today: '2026-07-01' }), names).map(
      ({ path, key }) => `${path}: ${key}`,
    );

  it.each(['-', '–', '—', '---', '+', ' - '])('says so by %j as last name', typed => {
    const lastName = readTyped({ type: 'Name' }, typed);
    expect(problems({ firstName: 'Sukarno', lastName })).toEqual([]);
    expect(storedFields(names, { firstName: 'Sukarno', lastName })).toEqual({
      firstName: 'Sukarno',
      lastName: '',
    });
  });

  it('is right again when the stored record is checked', () => {
    expect(problems(pickSentFields({ firstName: 'Sukarno', lastName: '' }, names))).toEqual([]);
  });

  it('has that name as first name, and does not leave the last one out', () => {
    expect(problems({ firstName: '-', lastName: 'Sukarno' })).toEqual(['firstName: nameLetters']);
    expect(problems({ firstName: 'Sukarno' })).toEqual(['lastName: required']);
    expect(problems(pickSentFields({ firstName: '', lastName: '' }, names))).toHaveLength(2);
  });
});

it.each([
  [{ title: 'Dr.', firstName: 'Anna', lastName: 'Groß' }, 'Dr. Anna Groß'],
  [{ title: '', firstName: 'Anna', lastName: 'Groß' }, 'Anna Groß'],
  [{ firstName: 'Sukarno', lastName: '-' }, 'Sukarno'],
  [{ title: '', firstName: '', lastName: '' }, ''],
])('with a title: %j is %j', (person, name) => {
  expect(titledName(person)).toBe(name);
});
