import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import compile from 'icu-minify/compile';
import { describe, expect, it } from 'vitest';
import { messagesFor, pickMessages, withOverrides } from '@/lib/platform/i18n/messages';
import { locales } from '@/lib/rules/enums';

const root = join(import.meta.dirname, '../../..');
const source = 'de';
const partial = 'de-formal';
const languages = ['de', 'de-formal', 'en'];

/** Namespaces whose source files name every key, so unused texts can be found. */
const scannedNamespaces = [
  'audit',
  'club',
  'detail',
  'exporting',
  'forms',
  'office',
  'persons',
  'report',
  'reports',
  'settings',
  'ui',
  'webhooks',
];

function namespacesOf(language: string): string[] {
  return readdirSync(join(root, 'messages', language)).map(file => file.replace(/\.json$/, ''));
}

function textsOf(language: string, namespace: string): Map<string, string> {
  const file = readFileSync(join(root, 'messages', language, `${namespace}.json`), 'utf8');
  return new Map(flatten(JSON.parse(file)));
}

function flatten(node: object, path = ''): [string, string][] {
  return Object.entries(node).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : flatten(value, `${path}${key}.`),
  );
}

/** Names of the arguments and tags of a text, including those inside its branches. */
function argumentsOf(text: string): string[] {
  return [...new Set(namesOfParts(compile(text)))].toSorted();
}

/** A compiled text is a list of words and arrays; each array begins with the name of an argument or tag. */
function namesOfParts(parts: unknown): string[] {
  return Array.isArray(parts) ? parts.flatMap(namesOfArgument) : [];
}

function namesOfArgument(part: unknown): string[] {
  if (!Array.isArray(part)) return [];
  const [name, ...rest] = part;
  const within = rest.flatMap(one => {
    if (Array.isArray(one)) return namesOfArgument(one);
    return one !== null && typeof one === 'object' ? Object.values(one).flatMap(namesOfParts) : [];
  });
  return [String(name), ...within];
}

function keysMissing(from: Map<string, string>, inside: Map<string, string>): string[] {
  return [...inside.keys()].filter(key => !from.has(key));
}

describe.each(languages)('messages/%s', language => {
  it('has the namespaces of the German texts', () => {
    const expected = namespacesOf(source);
    const actual = namespacesOf(language);
    expect(actual.filter(name => !expected.includes(name))).toEqual([]);
    if (language !== partial) expect(actual).toEqual(expected);
  });

  describe.each(namespacesOf(language))('%s', namespace => {
    const german = textsOf(source, namespace);
    const texts = textsOf(language, namespace);

    it('has exactly the keys of the German texts', () => {
      expect(keysMissing(german, texts)).toEqual([]);
      if (language !== partial) expect(keysMissing(texts, german)).toEqual([]);
    });

    it('has the same arguments as German', () => {
      const different = [...texts].filter(
        ([key, text]) => `${argumentsOf(text)}` !== `${argumentsOf(german.get(key) ?? text)}`,
      );
      expect(different).toEqual([]);
    });

    it('has no exclamation marks and no empty texts', () => {
      expect([...texts].filter(([, text]) => text.includes('!') || text.trim() === '')).toEqual([]);
    });
  });
});

/** Words of one gender. They are allowed beside the other gender, and as a part of the name of a thing. */
const oneGender =
  /\b(Besucher|Nutzer|Benutzer|Antragsteller|Mitarbeiter|Teilnehmer|Ansprechpartner|Administrator|Bearbeiter|Kunde|Betreuer)n?\b(?!:in)/;
const pairs = /\b(\w+)innen und \1n?\b|\b(\w+)in oder (?:einen |einem |ein |den |der )?\2n?\b/g;

describe.each(['de', 'de-formal'])('messages/%s', language => {
  it.each(namespacesOf(language))('addresses nobody by one gender: %s', namespace => {
    const found = [...textsOf(language, namespace)].filter(([, text]) =>
      oneGender.test(text.replaceAll(pairs, '')),
    );
    expect(found).toEqual([]);
  });
});

describe('texts of pages that a link opens', () => {
  it('say neither Du nor Sie, because the club is not known yet', () => {
    const told = [...textsOf(source, 'problems')].filter(([key]) => /^(status|confirmation)\./.test(key));
    expect(told.length).toBeGreaterThan(5);
    expect(told.filter(([, text]) => /\b(du|dich|dir|dein\w*|Ihnen|Ihr\w*)\b/i.test(text))).toEqual([]);
  });
});

describe.each(scannedNamespaces)('%s', namespace => {
  const code = ['app', 'components', 'lib', 'server']
    .flatMap(folder =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(file => join(folder, file)),
    )
    .filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map(file => readFileSync(join(root, file), 'utf8'))
    .join('\n');

  it('has no text that no source file uses', () => {
    const asked = askedForIn(code);
    const unused = [...textsOf(source, namespace).keys()].filter(key => !isAskedFor(key, asked));
    expect(unused).toEqual([]);
  });
});

/** Quoted strings, and the beginnings of templates that continue with a key: ``types.${type}``. */
function askedForIn(code: string): { quoted: Set<string>; openings: Set<string> } {
  const found = (pattern: RegExp) => new Set([...code.matchAll(pattern)].map(([text]) => text));
  return {
    quoted: found(/(?<=['"`])[\w.-]+(?=['"`])/g),
    openings: found(/(?<=`)[\w.-]+(?=\.\$\{)/g),
  };
}

/** A key is used if it or an end of it is quoted, or if its beginning opens a template. */
function isAskedFor(key: string, { quoted, openings }: ReturnType<typeof askedForIn>): boolean {
  const parts = key.split('.');
  return parts.some((_, index) => {
    const beginnings = parts
      .slice(index, -1)
      .map((_part, length) => parts.slice(index, index + length + 1).join('.'));
    return quoted.has(parts.slice(index).join('.')) || beginnings.some(one => openings.has(one));
  });
}

describe('messagesFor', () => {
  it('answers each language with texts of its own', () => {
    expect(new Set(locales.map(locale => messagesFor(locale))).size).toBe(locales.length);
  });

  it('falls back to the informal texts where the formal ones have none', () => {
    expect(messagesFor('de', 'Sie').ui).toEqual(messagesFor('de').ui);
    expect(messagesFor('en', 'Sie')).toBe(messagesFor('en'));
  });
});

describe('withOverrides', () => {
  it('replaces single texts at any depth and leaves the base unchanged', () => {
    const base = { a: 'du', b: { c: 'dein', d: 'bleibt' } };
    expect(withOverrides(base, { b: { c: 'Ihr' } })).toEqual({ a: 'du', b: { c: 'Ihr', d: 'bleibt' } });
    expect(base.b.c).toBe('dein');
  });

  it('ignores texts that the base does not have', () => {
    expect(withOverrides({ a: 'du' }, { b: 'neu' })).toEqual({ a: 'du' });
  });
});

describe('pickMessages', () => {
  it('returns only the named namespaces', () => {
    expect(Object.keys(pickMessages(messagesFor('de'), ['ui']))).toEqual(['ui']);
  });
});
