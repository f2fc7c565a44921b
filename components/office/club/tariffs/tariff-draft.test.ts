import { describe, expect, it } from 'vitest';
import { checkTariff, emptySurcharge, emptyTariff, toPricedTariff } from './tariff-draft';

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
