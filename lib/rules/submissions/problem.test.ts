import { createTranslator } from 'use-intl/core';
import { describe, expect, it } from 'vitest';
import { intlTag } from '@/lib/platform/i18n/locale';
import type { FindingKey } from '@/lib/rules/submissions/problem';
import { at, finding } from '@/lib/rules/submissions/problem';
import german from '@/messages/de/validation.json';
import formal from '@/messages/de-formal/validation.json';
import english from '@/messages/en/validation.json';

/** Fails to compile when a rule has no text. */
const languages: Record<'de' | 'en', Record<FindingKey, string>> = { de: german, en: english };

const params = {
  minimum: 1,
  maximum: 1_000,
  expected: 'string',
  values: 'Male, Female',
  min: 1_000,
  max: 1_000,
  over: 804,
  digits: 5,
  length: 22,
  country: 'Deutschland',
  type: 'Text',
  megabytes: 10,
  megapixels: 16,
  kibibytes: 512,
  line: 7,
  name: 'display',
  value: 'none',
  selector: '.price',
  count: 3,
  parameters: 50,
  bytes: 4_096,
  members: 2_000,
  elements: 2_000,
  what: 'else',
  known: 'firstName, lastName',
  person: 'Leo Brandt',
  names: 'Leo Brandt',
  words: 'Ab Mai gibt es neue Plätze.',
  department: 'Kinderturnen',
  number: 'TSV-0041',
  next: 'TSV-0042',
  from: '01.01.1900',
  to: '31.12.2026',
  date: '31.12.2026',
};

describe('the texts of findings', () => {
  it('exist for the same keys in every language', () => {
    expect(Object.keys(languages.en)).toEqual(Object.keys(languages.de));
    expect(Object.keys(languages.de)).toEqual(expect.arrayContaining(Object.keys(formal)));
  });

  it.each([
    ['de', languages.de],
    ['de', { ...languages.de, ...formal }],
    ['en', languages.en],
  ] as const)('in %s are complete sentences for the parameters there are', (locale, messages) => {
    for (const key of Object.keys(messages)) {
      const text = createTranslator<Record<string, string>>({
        locale: intlTag(locale),
        messages,
        onError: error => {
          throw error;
        },
      })(key, params);
      expect(text).toMatch(/^[A-ZÄÖÜ].*[.?]$/);
      expect(text.replaceAll(/\{\{\w+\}\}/g, '')).not.toMatch(/[{}!]/);
    }
  });

  it('in formal German never say Du', () => {
    for (const text of Object.values({ ...german, ...formal })) {
      expect(text).not.toMatch(
        /\b(du|dein\w*|dich|dir|gib|wähle|prüfe|fülle|entferne|bestätige|unterschreibe)\b/i,
      );
    }
  });
});

describe('at', () => {
  it('returns a problem with its path, or nothing without a finding', () => {
    expect(at('zip', finding('zipDigits', { digits: 5 }))).toEqual([
      { path: 'zip', key: 'zipDigits', params: { digits: 5 } },
    ]);
    expect(at('zip', null)).toEqual([]);
  });
});
