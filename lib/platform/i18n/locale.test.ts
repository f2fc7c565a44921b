import { describe, expect, it } from 'vitest';
import { intlTag, negotiateLocale } from '@/lib/platform/i18n/locale';
import { threadMs } from '@/testing/thread-time';

describe('negotiateLocale', () => {
  it.each([
    ['the cookie wins over the header', 'de-DE,de', 'en', 'de', 'en'],
    ['an unknown cookie counts as none', 'en-US', 'fr', 'de', 'en'],
    ['the region is ignored', 'de-AT', undefined, 'en', 'de'],
    ['case is ignored', 'EN-us', undefined, 'de', 'en'],
    ['the higher weight wins whatever the order', 'de;q=0.5, en;q=0.9', undefined, 'de', 'en'],
    ['equal weights keep their order', 'en, de', undefined, 'de', 'en'],
    ['unsupported languages are passed over', 'fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7', undefined, 'de', 'en'],
    ['weight zero means never', 'en;q=0', undefined, 'de', 'de'],
    ['a wildcard leaves the fallback', '*', undefined, 'en', 'en'],
    ['no header leaves the fallback', undefined, undefined, 'en', 'en'],
    ['an empty header leaves the fallback', '', '', 'de', 'de'],
    ['a malformed header leaves the fallback', ';;q=,,=;en;q=x', null, 'de', 'de'],
  ] as const)('%s', (_name, header, cookie, fallback, expected) => {
    expect(negotiateLocale(header, cookie, fallback)).toBe(expected);
  });

  it('reads a header of a megabyte quickly', () => {
    const header = 'x,'.repeat(500_000);
    expect(threadMs(() => negotiateLocale(header, undefined))).toBeLessThan(500);
  });
});

describe('intlTag', () => {
  it('formats dates and amounts as the product shows them', () => {
    const date = new Date('1990-02-28T12:00:00Z');
    const money = (tag: string) =>
      new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR' }).format(12.5);
    expect(new Intl.DateTimeFormat(intlTag('de'), { dateStyle: 'medium' }).format(date)).toBe('28.02.1990');
    expect(new Intl.DateTimeFormat(intlTag('en'), { dateStyle: 'long' }).format(date)).toBe(
      '28 February 1990',
    );
    expect(money(intlTag('de'))).toBe('12,50\u00a0€');
    expect(money(intlTag('en'))).toBe('€12.50');
  });
});
