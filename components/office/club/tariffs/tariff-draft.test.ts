import { describe, expect, it } from 'vitest';
import { checkTariff, emptySurcharge, emptyTariff, offeredPrices, toPricedTariff } from './tariff-draft';

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

it.each([
  ['an offered department', [{ id: 'judo', isActive: true }], [{ id: 'a', departmentId: 'judo', price: 2 }]],
  ['an archived department', [{ id: 'judo', isActive: false }], []],
  ['departments that are not loaded yet', undefined, []],
])('the offered prices of a tariff with a price for %s', (_name, departments, expected) => {
  const tariff = { departmentPrices: [{ id: 'a', departmentId: 'judo', price: 2 }] };
  expect(offeredPrices(tariff, departments)).toEqual(expected);
});
