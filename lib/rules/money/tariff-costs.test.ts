import { describe, expect, it } from 'vitest';
import { formatMoney } from '@/lib/rules/format/format-money';
import { quote } from '@/lib/rules/money/price';
import type { Surcharge, Tariff } from '@/lib/rules/money/tariff';
import { type CostWords, tariffCosts, tariffCostText } from '@/lib/rules/money/tariff-costs';
import de from '@/messages/de/labels.json';

const surcharge = (more: Partial<Surcharge>): Surcharge => ({
  id: 's',
  name: 'Umlage',
  priceCents: 150,
  scope: 'PerApplication',
  dueType: 'Recurring',
  isOptional: false,
  sortOrder: 0,
  ...more,
});
const tariff = (surcharges: Surcharge[], more: Partial<Tariff> = {}): Tariff => ({
  id: 't',
  name: 'Tarif',
  membershipPriceCents: 1250,
  priceInterval: 'Monthly',
  isFamilyMembership: false,
  departmentPrices: [],
  surcharges,
  ...more,
});
const admission = surcharge({ id: 'a', name: 'Aufnahmegebühr', priceCents: 1500, dueType: 'OneTime' });

/** The German texts, without a library: they have no plurals. */
const words: CostWords = {
  label: (key, params = {}) => {
    const [group = '', name = ''] = key.split('.');
    const texts: Record<string, string> = { ...de.pricePer, ...de.tariffCost, ...de.ages };
    expect(['pricePer', 'tariffCost', 'ages']).toContain(group);
    return (texts[name] ?? key).replaceAll(/\{(\w+)\}/g, (_all, param) => String(params[param]));
  },
  money: cents => formatMoney(cents, 'EUR', 'de').replace('\u00a0', ' '),
};

describe('tariffCostText', () => {
  it.each([
    ['no surcharge', tariff([]), ''],
    ['one that recurs', tariff([surcharge({})]), 'dazu: Umlage 1,50 € im Monat'],
    [
      'one of each kind, with an age',
      tariff([{ ...admission, minAge: 18 }, surcharge({})]),
      'dazu: Umlage 1,50 € im Monat; einmalig: Aufnahmegebühr 15,00 € (ab 18 Jahren)',
    ],
    [
      'an age that the tariff has anyway',
      tariff([{ ...admission, minAge: 18 }], { minAge: 18 }),
      'einmalig: Aufnahmegebühr 15,00 €',
    ],
    ['an age that the tariff excludes', tariff([{ ...admission, minAge: 18 }], { maxAge: 17 }), ''],
    [
      'each person of a family, also outside of the ages of the applicant',
      tariff([surcharge({ scope: 'PerPerson', minAge: 6, maxAge: 17 })], {
        isFamilyMembership: true,
        minAge: 18,
      }),
      'dazu: Umlage 1,50 € im Monat (je Person, von 6 bis 17 Jahren)',
    ],
    [
      'each person without a family',
      tariff([surcharge({ scope: 'PerPerson' })]),
      'dazu: Umlage 1,50 € im Monat',
    ],
    ['chosen or free ones', tariff([surcharge({ isOptional: true }), surcharge({ priceCents: 0 })]), ''],
    [
      'a tariff that is paid once',
      tariff([surcharge({ maxAge: 26 })], { priceInterval: 'OneTime' }),
      'einmalig: Umlage 1,50 € (bis 26 Jahre)',
    ],
  ])('%s', (_name, given, expected) => {
    expect(tariffCostText(given, words)).toBe(expected);
  });
});

describe('tariffCosts', () => {
  it('name every line of a price that was not chosen', () => {
    const given = tariff(
      [
        surcharge({ id: '1', minAge: 0, maxAge: 17, scope: 'PerPerson' }),
        surcharge({ id: '2', minAge: 18, sortOrder: 2 }),
        surcharge({ id: '3', maxAge: 40, sortOrder: 1, dueType: 'OneTime' }),
        surcharge({ id: '4', isOptional: true }),
      ],
      { isFamilyMembership: true, minAge: 10, maxAge: 70 },
    );
    const told = tariffCosts(given).map(({ id }) => id);
    for (let age = 10; age <= 70; age++) {
      const { lines } = quote({
        tariff: given,
        departments: [],
        departmentIds: [],
        surchargeIds: [],
        birthDate: `${2026 - age}-01-01`,
        entryDate: '2026-06-01',
        ageReference: 'EntryDate',
        familyMembers: [{ birthDate: '2020-01-01' }],
      });
      const charged = lines.filter(({ kind }) => kind === 'Surcharge').map(({ id }) => id);
      expect(told).toEqual(expect.arrayContaining(charged));
    }
  });
});
