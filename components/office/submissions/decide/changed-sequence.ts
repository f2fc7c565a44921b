import { keyOfNumber, nextNumbers, partsOf } from '@/lib/rules/submissions/member-numbers';

/**
 * The lowest number from which the club can go on after `typed` numbers, those of the applicant first: null if it cannot
 * go on, undefined if it goes on as before. `next` is the next free number; higher ones of another prefix are not known.
 */
export function nextOfChangedSequence(
  typed: readonly string[],
  next: string | null | undefined,
): string | null | undefined {
  const given = typed.map(number => number.trim()).filter(number => number !== '');
  const latest = given.at(-1);
  if (!next || latest === undefined) return undefined;
  const usual = [next, ...nextNumbers(next, 0, given.length)];
  const [after = null] = nextNumbers(latest, highestLike(latest, given, next), 1);
  return after !== null && usual.includes(after) ? undefined : after;
}

/** The highest known number with the prefix of `latest`: those before `next` are in use. */
function highestLike(latest: string, given: readonly string[], next: string): number {
  const prefixOf = (number: string) => keyOfNumber(partsOf(number).prefix);
  const counterOf = (number: string) =>
    prefixOf(number) === prefixOf(latest) ? (partsOf(number).counter ?? 0) : 0;
  return Math.max(counterOf(next) - 1, ...given.map(counterOf));
}
