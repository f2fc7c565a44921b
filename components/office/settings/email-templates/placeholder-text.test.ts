import { describe, expect, it } from 'vitest';
import {
  changeTexts,
  placeholderBeside,
  splitPlaceholders,
  unknownPlaces,
  withLabels,
  withNames,
} from '@/components/office/settings/email-templates/placeholder-text';

const firstName = { name: 'firstName', label: 'Vorname' };

describe('unknownPlaces', () => {
  it('finds each unknown placeholder with its line, start and end', () => {
    const text = 'Hallo {{firstName}},\n\n{{ nobody }} und {{iban}}';
    expect(unknownPlaces(text, [firstName])).toEqual([
      { name: 'nobody', line: 3, start: 22, end: 34 },
      { name: 'iban', line: 3, start: 39, end: 47 },
    ]);
  });

  it.each(['', 'a {b} c', '{{firstName}}', '{{ firstName }}', '{{vorname}}', '{{}}'])(
    'finds none in %j',
    text => {
      expect(unknownPlaces(text, [firstName])).toEqual([]);
    },
  );

  it('returns five at most', () => {
    expect(unknownPlaces('{{x}}'.repeat(9), [])).toHaveLength(5);
  });
});

describe('placeholders by their labels', () => {
  const placeholders = [firstName, { name: 'number', label: 'Nummer' }];

  it.each([
    ['Hallo {{firstName}}, {{ number }}', 'Hallo {{Vorname}}, {{Nummer}}'],
    ['{{nobody}} und {firstName} bleiben', '{{nobody}} und {firstName} bleiben'],
    ['', ''],
  ])('show %j as %j', (stored, shown) => {
    expect(withLabels(stored, placeholders)).toBe(shown);
  });

  it.each([
    ['Hallo {{Vorname}}, {{ nummer }}', 'Hallo {{firstName}}, {{number}}'],
    ['{{firstName}} und {{nobody}} bleiben', '{{firstName}} und {{nobody}} bleiben'],
  ])('store %j as %j', (shown, stored) => {
    expect(withNames(shown, placeholders)).toBe(stored);
  });

  it('are changed in every language, and marks of translations stay', () => {
    const basedOn = { subject: 'x.y' };
    const template = {
      subject: '{{firstName}}',
      body: '{{number}}',
      translations: { en: { subject: 'Dear {{firstName}}', basedOn } },
    };
    expect(changeTexts(template, text => withLabels(text, placeholders))).toEqual({
      subject: '{{Vorname}}',
      body: '{{Nummer}}',
      translations: { en: { subject: 'Dear {{Vorname}}', basedOn } },
    });
  });

  it('are the pieces of a text, and nothing of it is lost', () => {
    const text = 'Hallo {{Vorname}}{{number}}, {{nobody}}';
    const pieces = splitPlaceholders(text, placeholders);
    expect(pieces.filter(one => one.isKnown).map(one => one.text)).toEqual(['{{Vorname}}', '{{number}}']);
    expect(pieces.map(one => one.text).join('')).toBe(text);
  });

  it.each([
    ['Backspace', 17, { start: 6, end: 17 }],
    ['Backspace', 16, undefined],
    ['Delete', 6, { start: 6, end: 17 }],
    ['Delete', 17, undefined],
  ] as const)('are removed as a whole by %s at %i: %j', (key, cursor, place) => {
    expect(placeholderBeside('Hallo {{Vorname}}!', cursor, key, placeholders)).toEqual(place);
  });
});
