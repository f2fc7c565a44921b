import { describe, expect, it } from 'vitest';
import { listTexts } from './list-texts';
import { inLanguage, offeredLocale, offeredLocales, ownReason, readerLocale } from './translations';

const tariff = {
  id: 't1',
  name: 'Erwachsene',
  description: 'Ab 18 Jahren',
  isActive: true,
  translations: { en: { name: 'Adults', description: ' ' } },
  surcharges: [
    { id: 's1', name: 'Aufnahme', description: '', translations: { en: { description: 'Once' } } },
  ],
};
const form = {
  notes: 'Bis bald',
  reasons: ['Umzug', 'Keine Zeit'],
  translations: { en: { reasons: { Umzug: 'Moving away' } } },
};

describe('inLanguage', () => {
  it('shows translations at any depth, and the club’s own text where one is missing or blank', () => {
    expect(inLanguage([tariff], 'en', 'de')).toEqual([
      {
        id: 't1',
        name: 'Adults',
        description: 'Ab 18 Jahren',
        isActive: true,
        surcharges: [{ id: 's1', name: 'Aufnahme', description: '' }],
      },
    ]);
  });

  it('translates each text of a list', () => {
    expect(inLanguage(form, 'en', 'de')).toEqual({
      notes: 'Bis bald',
      reasons: ['Moving away', 'Keine Zeit'],
    });
  });

  it('ignores translations into the club’s own language', () => {
    expect(inLanguage(tariff, 'en', 'en').name).toBe('Erwachsene');
  });

  it('leaves values that are no plain records as they are', () => {
    const at = new Date();
    expect(inLanguage({ at, none: null }, 'en', 'de')).toEqual({ at, none: null });
  });
});

describe('languages of a club', () => {
  const club = { locale: 'de', formLocales: [] } as const;
  const both = { locale: 'de', formLocales: ['en'] } as const;

  it('always offers the club’s own language', () => {
    expect(offeredLocales(club, ['de', 'en'])).toEqual(['de']);
    expect(offeredLocales(both, ['de', 'en'])).toEqual(['de', 'en']);
  });

  it('falls back to the club’s language', () => {
    expect([offeredLocale(club, 'en'), offeredLocale(both, 'en')]).toEqual(['de', 'en']);
    expect(offeredLocale(both, undefined)).toBe('de');
  });

  it('shows pages about a submission in its own language, unless another one that is offered is asked for', () => {
    expect(readerLocale(club, undefined, 'en')).toBe('en');
    expect(readerLocale(club, 'de', 'en')).toBe('de');
    expect(readerLocale({ locale: 'en', formLocales: ['en'] }, 'de', 'en')).toBe('en');
  });
});

describe('ownReason', () => {
  it.each([
    ['Moving away', 'en', 'Umzug'],
    ['Umzug', 'en', 'Umzug'],
    ['Moving away', 'de', 'Moving away'],
    ['Something else', 'en', 'Something else'],
  ] as const)('stores %s, sent in %s, as %s', (chosen, locale, stored) => {
    expect(ownReason(form, chosen, locale)).toBe(stored);
  });
});

describe('listTexts', () => {
  it('lists each text with its path and its translations', () => {
    expect(listTexts(tariff)).toEqual([
      { path: 'name', text: 'Erwachsene', translations: { en: 'Adults' }, outdated: [] },
      { path: 'description', text: 'Ab 18 Jahren', translations: {}, outdated: [] },
      { path: 'surcharges[0].name', text: 'Aufnahme', translations: {}, outdated: [] },
    ]);
    expect(listTexts(form)).toEqual([
      { path: 'notes', text: 'Bis bald', translations: {}, outdated: [] },
      { path: 'reasons[0]', text: 'Umzug', translations: { en: 'Moving away' }, outdated: [] },
      { path: 'reasons[1]', text: 'Keine Zeit', translations: {}, outdated: [] },
    ]);
  });

  it('leaves out what forms do not offer', () => {
    expect(listTexts({ ...tariff, isActive: false })).toEqual([]);
  });
});
