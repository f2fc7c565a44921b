/** A membership number as its text before the last digits, and these digits. */
export type NumberParts = {
  readonly prefix: string;
  /** Null without digits at the end, or with more than can be counted exactly. */
  readonly counter: number | null;
  /** Digits with leading zeros: 4 in `A-0017`. */
  readonly width: number;
};

const digitsMax = 15;

export function partsOf(number: string): NumberParts {
  const [digits = ''] = /\d*$/.exec(number) ?? [];
  const isCountable = digits !== '' && digits.length <= digitsMax;
  return {
    prefix: number.slice(0, number.length - digits.length),
    counter: isCountable ? Number(digits) : null,
    width: digits.length,
  };
}

/**
 * Continues from the highest number in use, written like `latest`: `A-0017` goes on with `A-0018`. Leaves out `taken`
 * numbers. Returns none if `latest` cannot be counted on.
 */
export function nextNumbers(
  latest: string,
  highest: number,
  count: number,
  taken: readonly string[] = [],
): string[] {
  const { prefix, counter, width } = partsOf(latest);
  if (counter === null) return [];
  const used = new Set(taken.map(keyOfNumber));
  const next: string[] = [];
  for (let value = Math.max(counter, highest) + 1; next.length < count; value += 1) {
    const number = `${prefix}${String(value).padStart(width, '0')}`;
    if (!used.has(keyOfNumber(number))) next.push(number);
  }
  return next;
}

/** Whether a property of an application is a membership number. A custom field may have that name, too. */
export function isMemberNumber(property: string): boolean {
  return /^(familyMembers\[\d+\]\.)?memberNumber$/.test(property);
}

/** Numbers that differ in upper and lower case only are the same. */
export function keyOfNumber(number: string): string {
  return number.toLowerCase();
}
