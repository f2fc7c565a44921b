import { expect, it } from 'vitest';
import { isOutdated } from '@/lib/rules/texts/translation-marks';
import { sampleWriter } from './sample-texts';

it('the translation of a sample is outdated if the club changes its own text before it saves', () => {
  const { name, translations } = sampleWriter('de')(t => ({ name: t('tariff.adult') }));
  const { en }: { en?: { name: string; basedOn?: { name?: string } } } = translations;
  expect(isOutdated(name, en?.name, en?.basedOn?.name)).toBe(false);
  expect(isOutdated('Aktive', en?.name, en?.basedOn?.name)).toBe(true);
});

it('a sample is written into the languages that are asked for, besides the one of the club', () => {
  expect(sampleWriter('de', ['de'])(t => ({ name: t('tariff.adult') }))).toEqual({
    name: 'Erwachsene',
    translations: {},
  });
});
