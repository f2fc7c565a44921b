import { describe, expect, it } from 'vitest';
import { sampleWriter } from '@/components/office/sample-texts';
import { locales } from '@/lib/rules/enums';
import { openGaps } from '@/lib/rules/texts/open-gaps';

const club = { club: 'SV', address: 'Am Markt 1', email: 'a@sv.example', chair: 'Ina Neu' };

describe.each(locales)('the sample of a privacy notice in %s', locale => {
  const sampleOf = (unconfirmed: number, rejected: number) =>
    sampleWriter(locale)(t => ({ text: t('notice.text', { ...club, unconfirmed, rejected }) })).text;

  it('names the periods of the club, and leaves a gap only for one that is not set', () => {
    const known = sampleOf(30, 180);
    expect(known).toMatch(/\b30 (Tagen|days)\b.*\b180 (Tagen|days)\b/);
    expect(openGaps(sampleOf(0, 180))).toHaveLength(openGaps(known).length + 1);
    expect(openGaps(sampleOf(0, 0))).toHaveLength(openGaps(known).length + 2);
  });
});
