import { describe, expect, it } from 'vitest';
import { isAgeWithin, type QuoteInput, quote } from '@/lib/rules/money/price';
import type { Surcharge, Tariff } from '@/lib/rules/money/tariff';

const departments = [
  { id: 'football', name: 'Fußball' },
  { id: 'tennis', name: 'Tennis' },
  { id: 'chess', name: 'Schach' },
];

function surcharge(values: Partial<Surcharge>): Surcharge {
  return {
    id: 'surcharge',
    name: 'Zuschlag',
    description: '',
    priceCents: 100,
    scope: 'PerApplication',
    dueType: 'Recurring',
    isOptional: false,
    minAge: null,
    maxAge: null,
    sortOrder: 0,
    ...values,
  };
}

function tariff(values: Partial<Tariff> = {}): Tariff {
  return {
    id: 'adult',
    name: 'Erwachsene',
    membershipPriceCents: 1_250,
    priceInterval: 'Monthly',
    isFamilyMembership: false,
    departmentPrices: [
      { departmentId: 'football', priceCents: 500 },
      { departmentId: 'tennis', priceCents: 999 },
    ],
    surcharges: [],
    ...values,
  };
}

function input(values: Partial<QuoteInput> = {}): QuoteInput {
  return {
    tariff: tariff(),
    departments,
    departmentIds: [],
    surchargeIds: [],
    birthDate: '1990-02-28',
    familyMembers: [],
    entryDate: '2026-07-01',
    ageReference: 'EntryDate',
    ...values,
  };
}

const sums = (values: Partial<QuoteInput>) => {
  const { recurringCents, oneTimeCents, firstPaymentCents } = quote(input(values));
  return [recurringCents, oneTimeCents, firstPaymentCents];
};

describe('quote', () => {
  it("of a tariff alone is the tariff's price", () => {
    expect(quote(input())).toEqual({
      interval: 'Monthly',
      lines: [
        {
          kind: 'Membership',
          id: 'adult',
          label: 'Erwachsene',
          quantity: 1,
          unitCents: 1_250,
          amountCents: 1_250,
          due: 'Recurring',
        },
      ],
      recurringCents: 1_250,
      oneTimeCents: 0,
      firstPaymentCents: 1_250,
      hasOpenAges: false,
    });
  });

  it("adds each chosen department once, in the club's order", () => {
    const result = quote(input({ departmentIds: ['tennis', 'football', 'tennis'] }));
    expect(result.lines.map(line => [line.id, line.quantity, line.amountCents])).toEqual([
      ['adult', 1, 1_250],
      ['football', 1, 500],
      ['tennis', 1, 999],
    ]);
    expect(result.recurringCents).toBe(2_749);
  });

  it('lists no department without a price in the tariff, and no unknown one', () => {
    const result = quote(input({ departmentIds: ['chess', 'nowhere'], surchargeIds: ['nothing'] }));
    expect(result.lines).toHaveLength(1);
  });

  it('lists a department with the price 0', () => {
    const free = tariff({ departmentPrices: [{ departmentId: 'chess', priceCents: 0 }] });
    expect(quote(input({ tariff: free, departmentIds: ['chess'] })).lines[1]).toMatchObject({
      amountCents: 0,
    });
  });

  describe('of a family', () => {
    const family = tariff({ id: 'family', isFamilyMembership: true });
    const members = [{ birthDate: '2015-01-01' }, { birthDate: '2018-01-01' }];

    it('counts a department for each person', () => {
      expect(sums({ tariff: family, familyMembers: members, departmentIds: ['football'] })).toEqual([
        1_250 + 3 * 500,
        0,
        2_750,
      ]);
    });

    it('counts each person’s own departments if they are given', () => {
      const familyMembers = [
        { birthDate: '2015-01-01', departmentIds: ['tennis'] },
        { birthDate: '2018-01-01', departmentIds: [] },
        { birthDate: '2019-01-01', departmentIds: null },
      ];
      const result = quote(input({ tariff: family, familyMembers, departmentIds: ['football'] }));
      expect(result.lines.map(line => [line.id, line.quantity])).toEqual([
        ['family', 1],
        ['football', 2],
        ['tennis', 1],
      ]);
    });

    it('does not count family members in another tariff', () => {
      expect(sums({ familyMembers: members, departmentIds: ['football'] })).toEqual([1_750, 0, 1_750]);
    });

    it('counts a surcharge per person once for each person whose age fits', () => {
      const surcharges = [surcharge({ scope: 'PerPerson', maxAge: 11 })];
      const result = quote(input({ tariff: { ...family, surcharges }, familyMembers: members }));
      expect(result.lines[1]).toMatchObject({ quantity: 2, unitCents: 100, amountCents: 200 });
    });

    it('counts a surcharge per application once, by the applicant’s age', () => {
      const surcharges = [
        surcharge({ id: 'old', minAge: 18 }),
        surcharge({ id: 'young', maxAge: 17, sortOrder: 1 }),
      ];
      const result = quote(input({ tariff: { ...family, surcharges }, familyMembers: members }));
      expect(result.lines.map(line => line.id)).toEqual(['family', 'old']);
      expect(result.lines[1]?.quantity).toBe(1);
    });

    it('is exact to the cent for twenty family members', () => {
      const dear = {
        ...family,
        membershipPriceCents: 9_999_999,
        departmentPrices: [{ departmentId: 'football', priceCents: 9_999_999 }],
        surcharges: [surcharge({ scope: 'PerPerson', priceCents: 9_999_999, dueType: 'OneTime' })],
      };
      const familyMembers = Array.from({ length: 20 }, () => ({ birthDate: '2010-01-01' }));
      expect(sums({ tariff: dear, familyMembers, departmentIds: ['football'] })).toEqual([
        22 * 9_999_999,
        21 * 9_999_999,
        43 * 9_999_999,
      ]);
    });
  });

  describe('surcharges', () => {
    const surcharges = [
      surcharge({ id: 'admission', priceCents: 2_000, dueType: 'OneTime', sortOrder: 1 }),
      surcharge({ id: 'magazine', priceCents: 300, isOptional: true, sortOrder: 3 }),
      surcharge({ id: 'locker', priceCents: 700, isOptional: true, dueType: 'OneTime', sortOrder: 2 }),
      surcharge({ id: 'senior', priceCents: 50, isOptional: true, minAge: 65, sortOrder: 4 }),
    ];

    it('charges optional ones only if they are chosen and fit', () => {
      expect(sums({ tariff: tariff({ surcharges }) })).toEqual([1_250, 2_000, 3_250]);
      expect(sums({ tariff: tariff({ surcharges }), surchargeIds: ['magazine', 'senior'] })).toEqual([
        1_550, 2_000, 3_550,
      ]);
    });

    it('excludes one-time ones from the recurring sum and lists all in order', () => {
      const result = quote(
        input({ tariff: tariff({ surcharges }), surchargeIds: ['magazine', 'locker', 'locker'] }),
      );
      expect(result.lines.map(line => [line.id, line.due])).toEqual([
        ['adult', 'Recurring'],
        ['admission', 'OneTime'],
        ['locker', 'OneTime'],
        ['magazine', 'Recurring'],
      ]);
      expect(result.oneTimeCents).toBe(2_700);
    });

    it('makes everything one-time in a tariff that is paid once', () => {
      const once = tariff({ priceInterval: 'OneTime', surcharges });
      expect(sums({ tariff: once, departmentIds: ['football'], surchargeIds: ['magazine'] })).toEqual([
        0, 4_050, 4_050,
      ]);
    });
  });

  describe('age at the limits of the bounds', () => {
    const youth = tariff({ surcharges: [surcharge({ id: 'youth', minAge: 14, maxAge: 17 })] });
    const isCharged = (values: Partial<QuoteInput>) =>
      quote(input({ tariff: youth, ...values })).lines.some(line => line.id === 'youth');

    it.each([
      ['the eve of 14', '2012-07-02', 'EntryDate', false],
      ['14 on the day', '2012-07-01', 'EntryDate', true],
      ['the last day of 17', '2008-07-02', 'EntryDate', true],
      ['18 on the day', '2008-07-01', 'EntryDate', false],
      ['13 on 1 January', '2012-01-02', 'StartOfYear', false],
      ['14 on 1 January', '2012-01-01', 'StartOfYear', true],
      ['14 on 31 December', '2012-12-31', 'EndOfYear', true],
      ['13 on 31 December', '2013-01-01', 'EndOfYear', false],
      ['18 on 31 December', '2008-12-31', 'EndOfYear', false],
      ['an unknown birth date', null, 'EntryDate', false],
      ['a birth date being typed', '2012-1', 'EntryDate', false],
    ] as const)('%s', (_name, birthDate, ageReference, expected) => {
      expect(isCharged({ birthDate, ageReference })).toBe(expected);
    });

    it.each([
      ['2026-02-28', false],
      ['2026-03-01', true],
      ['2028-02-28', true],
      ['2028-02-29', true],
    ])('born on 29 February 2012, entry on %s', (entryDate, expected) => {
      expect(isCharged({ birthDate: '2012-02-29', entryDate })).toBe(expected);
    });

    it('charges a child born after the reference date as age 0', () => {
      const baby = tariff({ surcharges: [surcharge({ id: 'youth', minAge: 0, maxAge: 6 })] });
      expect(isCharged({ tariff: baby, birthDate: '2026-05-01', ageReference: 'StartOfYear' })).toBe(true);
    });
  });

  it.each([12.5, -1, 10_000_000, Number.NaN])('throws for a price of %d cents', membershipPriceCents => {
    expect(() => quote(input({ tariff: tariff({ membershipPriceCents }) }))).toThrow(RangeError);
  });

  it('is the sum of its lines for any choice', () => {
    const surcharges = [
      surcharge({ id: 'a', priceCents: 33, scope: 'PerPerson', dueType: 'OneTime', isOptional: true }),
      surcharge({ id: 'b', priceCents: 17, isOptional: true }),
      surcharge({ id: 'c', priceCents: 5, scope: 'PerPerson', minAge: 10 }),
    ];
    for (let choice = 0; choice < 128; choice++) {
      const chosen = <T>(values: T[], shift: number) => values.filter((_, i) => choice & (1 << (i + shift)));
      const result = quote(
        input({
          tariff: tariff({ surcharges, isFamilyMembership: choice % 2 === 0 }),
          departmentIds: chosen(['football', 'tennis', 'chess'], 0),
          surchargeIds: chosen(['a', 'b'], 3),
          familyMembers: chosen([{ birthDate: '2020-01-01' }, { birthDate: '2010-01-01' }], 5),
        }),
      );
      const total = result.lines.reduce((sum, line) => sum + line.quantity * line.unitCents, 0);
      expect(result.firstPaymentCents).toBe(total);
      expect(result.recurringCents + result.oneTimeCents).toBe(total);
    }
  });
});

describe('isAgeWithin', () => {
  it.each([
    [{ minAge: null, maxAge: null }, 0, true],
    [{ minAge: null, maxAge: null }, null, true],
    [{ minAge: 0, maxAge: null }, null, false],
    [{ minAge: null, maxAge: 6 }, null, false],
    [{ minAge: 18, maxAge: null }, 18, true],
    [{ minAge: 18, maxAge: null }, 17, false],
    [{ minAge: null, maxAge: 6 }, 6, true],
    [{ minAge: null, maxAge: 6 }, 7, false],
    [{ minAge: 5, maxAge: 5 }, 5, true],
  ])('%j holds %s: %s', (bounds, age, expected) => {
    expect(isAgeWithin(bounds, age)).toBe(expected);
  });
});
