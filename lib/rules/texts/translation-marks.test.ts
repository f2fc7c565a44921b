import { describe, expect, it } from 'vitest';
import { listTexts } from './list-texts';
import { isOutdated, markTranslations, withoutMarks } from './translation-marks';

type Tariff = {
  readonly name: string;
  readonly translations: { readonly en: { readonly name?: string; readonly basedOn?: { name?: string } } };
};
const tariff = (name: string, en: Tariff['translations']['en']): Tariff => ({ name, translations: { en } });
const adults = markTranslations(tariff('Erwachsene', { name: 'Adults' }));
const { basedOn = {} } = adults.translations.en;

const outdatedIn = (record: object) => listTexts(markTranslations(record)).map(({ outdated }) => outdated);

describe('a translation', () => {
  it.each([
    ['is up to date when it is saved', adults, []],
    ['is outdated when only its text changed', tariff('Ab 18', { name: 'Adults', basedOn }), ['en']],
    [
      'stays outdated when it is saved again',
      markTranslations(tariff('Ab 18', { name: 'Adults', basedOn })),
      ['en'],
    ],
    ['is up to date when it changed too', tariff('Ab 18', { name: 'Over 18s', basedOn }), []],
    [
      'is up to date when its mark is taken away',
      tariff('Ab 18', { name: 'Adults', basedOn: { name: '' } }),
      [],
    ],
    [
      'is up to date when its text has its former words again',
      tariff(' Erwachsene ', { name: 'Adults', basedOn }),
      [],
    ],
    ['is missing, not outdated, when it is empty', tariff('Ab 18', { name: ' ', basedOn }), []],
  ])('%s', (_name, record, expected) => {
    expect(outdatedIn(record)).toEqual([expected]);
  });

  it('is marked at any depth, and not without the text beside it', () => {
    const stored = markTranslations({ surcharges: [tariff('Spind', { name: 'Locker' })] });
    const [surcharge] = stored.surcharges;
    const renamed = { surcharges: [{ ...surcharge, name: 'Schrank' }] };
    expect(outdatedIn(renamed)).toEqual([['en']]);
    const alone = { translations: { en: { name: 'Adults' } } };
    expect(markTranslations(alone)).toEqual(alone);
  });

  it('keeps values that are no plain records', () => {
    const record = {
      at: new Date(0),
      none: null,
      reasons: ['Umzug'],
      translations: { en: { reasons: { Umzug: 'Move' } } },
    };
    expect(markTranslations(record)).toEqual(record);
  });

  it.each([undefined, null, '', 'x', '.'])('without a proper mark (%s) is not outdated', mark => {
    expect(isOutdated('Erwachsene', 'Adults', mark)).toBe(false);
  });
});

describe('withoutMarks', () => {
  it('leaves the translations', () => {
    expect(withoutMarks(adults.translations)).toEqual({ en: { name: 'Adults' } });
    expect(withoutMarks({ en: {}, de: undefined })).toEqual({});
  });
});
