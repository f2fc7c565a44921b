import { expect, it } from 'vitest';
import { originOf } from './allowed-origins';

it.each([
  ['https://club.example', 'https://club.example'],
  [' www.club.example/mitglied-werden?x=1 ', 'https://www.club.example'],
  ['http://localhost:8080/', 'http://localhost:8080'],
  ['HTTPS://Club.Example', 'https://club.example'],
  ['https://größe.example', 'https://xn--gre-6ka8i.example'],
  ['', null],
  ['club', null],
  ['two words.example', null],
  ['javascript:alert(1)', null],
  ['ftp://club.example', null],
])('parses %j to %s', (typed, origin) => {
  expect(originOf(typed)).toBe(origin);
});
