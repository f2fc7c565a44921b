import { expect, it } from 'vitest';
import { withScheme } from './with-scheme';

it.each([
  ['www.club.example', 'https://www.club.example'],
  [' club.example/join ', 'https://club.example/join'],
  ['localhost:3000', 'https://localhost:3000'],
  ['http://club.example', 'http://club.example'],
  ['HTTPS://Club.Example', 'HTTPS://Club.Example'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['two words.example', 'two words.example'],
  ['', ''],
])('completes %j to %j', (typed, expected) => {
  expect(withScheme(typed)).toBe(expected);
});
