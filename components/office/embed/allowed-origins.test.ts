import { expect, it } from 'vitest';
import { doubtAbout, originOf, wwwSibling } from './allowed-origins';

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

it.each([
  ['www.club.example', null],
  ['https://www.club.example:8090', null],
  ['http://localhost:8080', null],
  ['https://www.club', null],
  ['*.club.example', 'wildcard'],
  ['https://*.club.example', 'wildcard'],
  ['www.club.example:8090/join', 'schemeNeeded'],
  ['localhost', 'schemeNeeded'],
  [' nas.local ', 'schemeNeeded'],
  ['192.168.0.7', 'schemeNeeded'],
  ['www.club/join', 'endingMissing'],
])('asks about %j: %s', (typed, doubt) => {
  expect(doubtAbout(typed)).toBe(doubt);
});

it.each([
  ['https://club.example', 'https://www.club.example'],
  ['https://www.club.example', 'https://club.example'],
  ['https://www.club.co.uk', 'https://club.co.uk'],
  ['http://club.example:8080', 'http://www.club.example:8080'],
  ['https://xn--gre-6ka8i.example', 'https://www.xn--gre-6ka8i.example'],
  ['https://join.club.example', null],
  ['http://localhost:8080', null],
  ['http://127.0.0.1', null],
])('the address of %s with or without www. is %s', (origin, sibling) => {
  expect(wwwSibling(origin)).toBe(sibling);
});
