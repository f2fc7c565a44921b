import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, 'messages');

/** Rows of the table in `messages/GLOSSARY.md`, without its head. */
const rows = readFileSync(join(folder, 'GLOSSARY.md'), 'utf8')
  .split('\n')
  .filter(line => line.startsWith('| '))
  .slice(2)
  .map(line =>
    line
      .slice(2, -2)
      .split(' | ')
      .map(cell => cell.trim()),
  );

/** Forbidden words of a language, each with the word to use instead. */
function forbiddenIn(language: string): { word: string; instead: string }[] {
  const [term, forbidden] = language === 'en' ? [1, 4] : [0, 3];
  return rows.flatMap(cells => wordsOf(cells[forbidden]).map(word => ({ word, instead: cells[term] ?? '' })));
}

function wordsOf(cell = '–'): string[] {
  return cell === '–' ? [] : cell.split(', ');
}

/** Matches a whole word; a hyphen is part of a word, so `E-Mail` does not match `Mail`. */
function asWholeWord(word: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}-])${word}(?![\\p{L}\\p{N}-])`, 'iu');
}

/** A text without the names of its arguments and branches, and without the greeting that contains a forbidden word. */
function readable(text: string): string {
  return text
    .replaceAll(/\{\w+, (?:plural|select),/g, ' ')
    .replaceAll(/\{\w+(?:, \w+)?\}/g, ' ')
    .replaceAll(/(?:=\d+|one|other|[A-Z]\w*) \{/g, ' ')
    .replaceAll(/<\/?\w+>/g, '')
    .replaceAll('Kind regards', '');
}

function textsOf(file: string): [string, string][] {
  return flatten(JSON.parse(readFileSync(join(root, file), 'utf8')));
}

function flatten(node: object, path = ''): [string, string][] {
  return Object.entries(node).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : flatten(value, `${path}${key}.`),
  );
}

describe('the glossary', () => {
  it('has five cells in each row and each term once', () => {
    expect(rows.length).toBeGreaterThan(40);
    expect(rows.filter(cells => cells.length !== 5)).toEqual([]);
    for (const column of [0, 1]) {
      const terms = rows.map(cells => cells[column]);
      expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([]);
    }
  });

  it('finds a forbidden word, but not within another word or in the name of an argument', () => {
    expect(asWholeWord('kind').test('Filter by kind')).toBe(true);
    expect(asWholeWord('kind').test('kindly')).toBe(false);
    expect(asWholeWord('Mail').test('E-Mail')).toBe(false);
    expect(readable('{kind, select, Change {a change} other {an application}} of {name}')).not.toContain(
      'kind',
    );
  });
});

describe.each(['de', 'de-formal', 'en'])('texts in %s', language => {
  const forbidden = forbiddenIn(language).map(entry => ({ ...entry, pattern: asWholeWord(entry.word) }));
  const messages = readdirSync(join(folder, language)).map(file => join('messages', language, file));

  it.each([...messages, `lib/mail/templates/${language}.json`])('use the glossary: %s', file => {
    const found = textsOf(file).flatMap(([key, text]) =>
      forbidden
        .filter(({ pattern }) => pattern.test(readable(text)))
        .map(({ word, instead }) => `${key}: "${text}" says "${word}" instead of "${instead}"`),
    );
    expect(found).toEqual([]);
  });
});
