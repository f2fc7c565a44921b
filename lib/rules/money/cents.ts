/** Largest single price: 99,999.99 of the club's currency (contract §1). */
export const priceCentsMax = 9_999_999;

/** A whole number of cents from 0 to `priceCentsMax`. */
export function isPriceCents(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= priceCentsMax;
}

/**
 * The cents of a JSON amount, exactly; null when it has more than two decimals, is negative or not finite.
 * Exact because n/100 is the double nearest to the written decimal for every amount in range.
 */
export function centsOfAmount(amount: number): number | null {
  const cents = Math.round(amount * 100);
  if (!Number.isSafeInteger(cents) || cents < 0 || cents / 100 !== amount) return null;
  return cents === 0 ? 0 : cents;
}
