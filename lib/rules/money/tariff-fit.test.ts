import { describe, expect, it } from 'vitest';
import type { TariffConditions } from '@/lib/rules/money/tariff';
import {
  type Applicant,
  canEverFit,
  checkDepartmentFit,
  checkSurchargeFit,
  checkTariffFit,
  nextFirstDay,
  offerState,
} from '@/lib/rules/money/tariff-fit';

const applicant = (more: Partial<Applicant> = {}): Applicant => ({
  birthDate: '2008-07-02',
  entryDate: '2026-07-01',
  ageReference: 'EntryDate',
  day: '2026-06-15',
  ...more,
});
const keyOf = (tariff: TariffConditions, more?: Partial<Applicant>) =>
  checkTariffFit(tariff, applicant(more))?.key ?? null;

describe('checkTariffFit', () => {
  it.each([
    ['no condition', {}, {}, null],
    ['17 on the entry date, up to 17', { maxAge: 17 }, {}, null],
    ['18 on the entry date, up to 17', { maxAge: 17 }, { entryDate: '2026-07-02' }, 'tariffMaxAge'],
    ['17 on the entry date, from 18', { minAge: 18 }, {}, 'tariffMinAge'],
    ['18 at the end of the year, from 18', { minAge: 18 }, { ageReference: 'EndOfYear' }, null],
    [
      '17 at the start of the year, up to 16',
      { maxAge: 16 },
      { ageReference: 'StartOfYear' },
      'tariffMaxAge',
    ],
    ['outside of both bounds', { minAge: 3, maxAge: 6 }, {}, 'tariffAges'],
    ['a birth date that is unknown', { minAge: 18 }, { birthDate: '' }, null],
    ['a birth date that does not exist', { minAge: 18 }, { birthDate: '2008-02-30' }, null],
    ['no entry date: the day of application', { maxAge: 17 }, { entryDate: '' }, null],
    ['the first day', { validFrom: '2026-06-15' }, {}, null],
    ['the day before', { validFrom: '2026-06-16' }, {}, 'tariffNotYet'],
    ['the last day', { validUntil: '2026-06-15' }, {}, null],
    ['the day after', { validUntil: '2026-06-14' }, {}, 'tariffOver'],
    ['places left', { isFull: false }, {}, null],
    ['no place left', { isFull: true }, {}, 'tariffFull'],
    ['no place left, with own words', { isFull: true, fullText: 'Ab Mai wieder' }, {}, 'tariffFullWords'],
  ] as const)('%s', (_name, tariff, more, expected) => {
    expect(keyOf(tariff, more)).toBe(expected);
  });

  it('names the bound and the day on which the age counts', () => {
    expect(checkTariffFit({ maxAge: 15 }, applicant({ ageReference: 'StartOfYear' }))).toEqual({
      key: 'tariffMaxAge',
      params: { max: 15, date: '2026-01-01' },
    });
  });
});

describe('checkDepartmentFit', () => {
  const gym = { id: 'gym', name: 'Kinderturnen' };
  it.each([
    ['no bound', {}, {}, null],
    ['17 on the entry date, up to 17', { maxAge: 17 }, {}, null],
    ['18 on the entry date, up to 17', { maxAge: 17 }, { entryDate: '2026-07-02' }, 'departmentMaxAge'],
    ['17 on the entry date, from 18', { minAge: 18 }, {}, 'departmentMinAge'],
    ['18 at the end of the year, from 18', { minAge: 18 }, { ageReference: 'EndOfYear' }, null],
    ['outside of both bounds', { minAge: 3, maxAge: 6 }, {}, 'departmentAges'],
    ['a birth date that is unknown', { minAge: 18 }, { birthDate: '' }, null],
  ] as const)('%s', (_name, ages, more, expected) => {
    expect(checkDepartmentFit({ ...gym, ...ages }, applicant(more))?.key ?? null).toBe(expected);
  });

  it('names the department, the bounds and the day on which the age counts', () => {
    expect(checkDepartmentFit({ ...gym, minAge: 3, maxAge: 6 }, applicant())).toEqual({
      key: 'departmentAges',
      params: { department: 'Kinderturnen', min: 3, max: 6, date: '2026-07-01' },
    });
  });
});

describe('checkSurchargeFit', () => {
  const junior = { maxAge: 14, scope: 'PerPerson' as const };
  const child = { birthDate: '2018-05-01' };
  it.each([
    ['an age that fits nobody', junior, [], 'surchargeMaxAge'],
    ['a family member whose age fits', junior, [child], null],
    ['a family member whose age is unknown', junior, [{ birthDate: '' }], null],
    [
      'a surcharge of the application, by the applicant',
      { ...junior, scope: 'PerApplication' },
      [child],
      'surchargeMaxAge',
    ],
    ['no bound', { scope: 'PerApplication' }, [], null],
  ] as const)('%s', (_name, surcharge, family, expected) => {
    expect(checkSurchargeFit(surcharge, applicant(), family)?.key ?? null).toBe(expected);
  });
});

describe('canEverFit', () => {
  it.each([
    [{}, true],
    [{ minAge: 18, maxAge: 18 }, true],
    [{ minAge: 18, maxAge: 17 }, false],
    [{ validFrom: '2026-07-01', validUntil: '2026-07-01' }, true],
    [{ validFrom: '2026-07-02', validUntil: '2026-07-01' }, false],
    [{ validUntil: '2026-06-14' }, false],
    [{ validUntil: '2026-06-15' }, true],
  ] as const)('%j: %s', (conditions, expected) => {
    expect(canEverFit(conditions, '2026-06-15')).toBe(expected);
  });
});

describe('offerState', () => {
  it.each([
    ['no tariff', [], 'NoMembership'],
    ['all over', [{ validUntil: '2026-06-14' }], 'NoMembership'],
    ['over and full', [{ validUntil: '2026-06-14', isFull: true }], 'NoMembership'],
    ['not yet', [{ validFrom: '2026-06-16' }], 'NotYetOpen'],
    [
      'one over, the other not yet',
      [{ validUntil: '2026-06-14' }, { validFrom: '2026-06-16' }],
      'NotYetOpen',
    ],
    ['one full, the other not yet', [{ isFull: true }, { validFrom: '2026-06-16' }], 'Full'],
    ['never', [{ validFrom: '2026-06-17', validUntil: '2026-06-16' }], 'NoMembership'],
    ['all full', [{ isFull: true }, { isFull: true }], 'Full'],
    ['one full, the other over', [{ isFull: true }, { validUntil: '2026-06-14' }], 'Full'],
    ['one full', [{ isFull: true }, { isFull: false }], 'Open'],
    ['the last day, for children', [{ validUntil: '2026-06-15', maxAge: 6 }], 'Open'],
  ] as const)('%s: %s', (_name, tariffs, expected) => {
    expect(offerState(tariffs, '2026-06-15')).toBe(expected);
  });
});

describe('nextFirstDay', () => {
  it.each([
    ['the earliest of two', [{ validFrom: '2027-02-01' }, { validFrom: '2026-09-01' }], '2026-09-01'],
    ['none that has begun', [{ validFrom: '2026-06-15' }], null],
    ['none without a first day', [{}], null],
    ['none that is over before it begins', [{ validFrom: '2026-07-02', validUntil: '2026-07-01' }], null],
  ] as const)('%s', (_name, tariffs, expected) => {
    expect(nextFirstDay(tariffs, '2026-06-15')).toBe(expected);
  });
});
