import { describe, expect, it } from 'vitest';
import {
  type CaseTerms,
  casesOf,
  fitsCase,
  quoteCase,
  tariffCases,
} from '@/components/office/club/tariffs/tariff-cases';
import type { Surcharge, Tariff } from '@/lib/rules/money/tariff';

const surcharge = (more: Partial<Surcharge>): Surcharge => ({
  id: 's',
  name: 'Zuschlag',
  priceCents: 500,
  scope: 'PerPerson',
  dueType: 'Recurring',
  isOptional: false,
  minAge: null,
  maxAge: null,
  sortOrder: 0,
  ...more,
});
const tariff = (more: Partial<Tariff>): Tariff => ({
  id: 't',
  name: 'Tarif',
  membershipPriceCents: 1000,
  priceInterval: 'Monthly',
  isFamilyMembership: false,
  departmentPrices: [],
  surcharges: [],
  ...more,
});
const terms: CaseTerms = {
  departments: [{ id: 'd', name: 'Judo' }],
  departmentIds: [],
  surchargeIds: [],
  ageReference: 'EntryDate',
  today: '2028-02-29',
};
const all = (given: Tariff, more: Partial<CaseTerms> = {}) =>
  tariffCases.map(one => {
    const { recurringCents, oneTimeCents, applications } = quoteCase(given, one, { ...terms, ...more });
    return [one.key, recurringCents, oneTimeCents, applications];
  });

describe('casesOf', () => {
  it.each([
    [{ minAge: 18, maxAge: 27 }, [18]],
    [{ minAge: null, maxAge: 5 }, [5]],
    [{ minAge: 71, maxAge: null }, [71]],
    [{ minAge: 18, maxAge: null }, [35]],
  ])('has somebody whom the ages %j allow', (ages, expected) => {
    const given = tariff(ages);
    expect(casesOf(given).find(one => fitsCase(given, one))?.ages).toEqual(expected);
  });

  it('adds nobody to the sample people where one of them fits', () => {
    expect(casesOf(tariff({ minAge: 18 }))).toBe(tariffCases);
  });
});

describe('quoteCase', () => {
  it('sends four applications for a family if the tariff is not a family tariff', () => {
    expect(all(tariff({ surcharges: [surcharge({ minAge: 18, dueType: 'OneTime' })] }))).toEqual([
      ['child', 1000, 0, 1],
      ['teen', 1000, 0, 1],
      ['adult', 1000, 500, 1],
      ['senior', 1000, 500, 1],
      ['family', 4000, 1000, 4],
    ]);
  });

  it('counts a family tariff once, and its surcharges for each person of matching age', () => {
    const family = tariff({ isFamilyMembership: true, surcharges: [surcharge({ maxAge: 17 })] });
    expect(all(family).at(-1)).toEqual(['family', 2000, 0, 1]);
  });

  it('counts chosen departments and chosen surcharges', () => {
    const given = tariff({
      departmentPrices: [{ departmentId: 'd', priceCents: 300 }],
      surcharges: [surcharge({ isOptional: true })],
    });
    expect(all(given)[0]).toEqual(['child', 1000, 0, 1]);
    expect(all(given, { departmentIds: ['d'], surchargeIds: ['s'] })[0]).toEqual(['child', 1800, 0, 1]);
  });

  it('gives everybody the stated age, on any day of reference', () => {
    const given = tariff({ surcharges: [surcharge({ minAge: 8, maxAge: 8 })] });
    for (const ageReference of ['EntryDate', 'StartOfYear', 'EndOfYear'] as const) {
      expect(all(given, { ageReference })[0]).toEqual(['child', 1500, 0, 1]);
    }
  });

  it('adds up equal lines of several applications', () => {
    const family = tariffCases.at(-1);
    const lines =
      family && quoteCase(tariff({ surcharges: [surcharge({ minAge: 18 })] }), family, terms).lines;
    expect(lines?.map(({ label, quantity, amountCents }) => [label, quantity, amountCents])).toEqual([
      ['Tarif', 4, 4000],
      ['Zuschlag', 2, 1000],
    ]);
  });
});
