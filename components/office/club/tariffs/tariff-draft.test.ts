import { describe, expect, it } from 'vitest';
import {
  checkTariff,
  emptyAdmissionFee,
  emptySurcharge,
  emptyTariff,
  missingFee,
  offeredPrices,
  toPricedTariff,
} from './tariff-draft';

const key = (name: string) => name;
const named = { ...emptyTariff, name: 'Jugend' };

describe('a tariff whose maximum age is below its minimum age', () => {
  const crossed = { minAge: 30, maxAge: 17 };

  it('is refused at the maximum age', () => {
    expect(checkTariff({ ...named, ...crossed }, key)).toEqual({ maxAge: 'ageBounds' });
    expect(checkTariff({ ...named, minAge: 17, maxAge: 17 }, key)).toEqual({});
  });

  it('has no price table, also for the ages of a surcharge', () => {
    expect(toPricedTariff(named)).not.toBeNull();
    expect(toPricedTariff({ ...named, ...crossed })).toBeNull();
    expect(toPricedTariff({ ...named, surcharges: [{ ...emptySurcharge(), ...crossed }] })).toBeNull();
  });
});

describe('the admission fee of all other tariffs', () => {
  const fee = { ...emptyAdmissionFee('Aufnahmegebühr'), price: 15 };
  const stored = (id: string, change: object = {}) => {
    const { minAge: _min, maxAge: _max, ...surcharge } = fee;
    return { ...tariff, id, surcharges: [{ ...surcharge, id: `fee-${id}` }], ...change };
  };
  const { minAge, maxAge, validFrom, validUntil, places, fullText, ...tariff } = emptyTariff;
  const others = [stored('a'), stored('b')];

  it('is missing in a tariff without it, and has an id of its own there', () => {
    const missing = missingFee(named, others);
    expect(missing).toMatchObject({ name: 'Aufnahmegebühr', price: 15, dueType: 'OneTime' });
    expect(missing?.id).not.toBe('fee-a');
  });

  it.each([
    ['a tariff that has it', { ...named, surcharges: [{ ...fee, name: 'aufnahmegebühr ' }] }, others],
    ['a club in which another tariff has none', named, [...others, stored('c', { surcharges: [] })]],
    ['the only tariff', { ...named, id: 'a' }, [stored('a')]],
    ['a club without tariffs', named, []],
  ])('is not missing in %s', (_name, edited, tariffs) => {
    expect(missingFee(edited, tariffs)).toBeNull();
  });

  it('is missing although a course or an archived tariff has none', () => {
    const none = { surcharges: [] };
    const more = [
      stored('c', { ...none, isActive: false }),
      stored('d', { ...none, isOnlyInFurtherForms: true }),
    ];
    expect(missingFee(named, [...others, ...more])).not.toBeNull();
  });
});

it.each([
  ['an offered department', [{ id: 'judo', isActive: true }], [{ id: 'a', departmentId: 'judo', price: 2 }]],
  ['an archived department', [{ id: 'judo', isActive: false }], []],
  ['departments that are not loaded yet', undefined, []],
])('the offered prices of a tariff with a price for %s', (_name, departments, expected) => {
  const tariff = { departmentPrices: [{ id: 'a', departmentId: 'judo', price: 2 }] };
  expect(offeredPrices(tariff, departments)).toEqual(expected);
});
