import { describe, expect, it } from 'vitest';
import { quoteApplication } from '@/lib/rules/money/quote-application';
import type { Tariff } from '@/lib/rules/money/tariff';

const family: Tariff = {
  id: 'family',
  name: 'Familie',
  membershipPriceCents: 2_000,
  priceInterval: 'Yearly',
  isFamilyMembership: true,
  departmentPrices: [{ departmentId: 'football', priceCents: 500 }],
  surcharges: [
    {
      id: 'child',
      name: 'Kind',
      priceCents: 100,
      scope: 'PerPerson',
      dueType: 'Recurring',
      isOptional: false,
      minAge: null,
      maxAge: 5,
      sortOrder: 0,
    },
  ],
};

const config = {
  tariffs: [family, { ...family, id: 'closed', isActive: false }],
  departments: [{ id: 'football', name: 'Fußball' }],
  ageReference: 'EntryDate',
} as const;

describe('quoteApplication', () => {
  it.each([
    ['nothing yet', {}, undefined],
    ['an unknown tariff', { membershipId: 'nowhere' }, undefined],
    ['a tariff no longer offered', { membershipId: 'closed' }, undefined],
    ['the tariff alone', { membershipId: 'family' }, 2_000],
    ['a member without a birth date yet', { membershipId: 'family', familyMembers: [{}] }, 2_000],
    [
      'a child of five today',
      { membershipId: 'family', familyMembers: [{ birthDate: '2020-07-02' }] },
      2_100,
    ],
    [
      'the same child, entering a day later',
      { membershipId: 'family', familyMembers: [{ birthDate: '2020-07-02' }], entryDate: '2026-07-02' },
      2_000,
    ],
    [
      'an entry date being typed',
      { membershipId: 'family', familyMembers: [{ birthDate: '2020-07-02' }], entryDate: '2026-' },
      2_100,
    ],
    [
      'a department of two persons',
      { membershipId: 'family', departmentIds: ['football'], familyMembers: [{}] },
      3_000,
    ],
  ])('%s', (_name, application, expected) => {
    expect(quoteApplication(application, config, '2026-07-01')?.firstPaymentCents).toBe(expected);
  });
});
