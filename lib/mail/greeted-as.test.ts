import { expect, it } from 'vitest';
import { greetedAs } from './greeted-as';

it.each([
  [
    'by first name where the club says du',
    'Du',
    { firstName: 'Anna Maria', name: 'Anna Maria Groß' },
    'Anna Maria',
  ],
  ['by full name where the club says Sie', 'Sie', { firstName: 'Anna', name: 'Anna Groß' }, 'Anna Groß'],
  ['by the only name of a person who has one', 'Du', { firstName: '', name: 'Suharto' }, 'Suharto'],
  ['by the whole name if the first name is unknown', 'Du', { name: 'Anna Groß' }, 'Anna Groß'],
] as const)('a mail greets %s', (_name, addressForm, person, greeting) => {
  expect(greetedAs(person, addressForm)).toBe(greeting);
});
