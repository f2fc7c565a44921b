/** What the first club has of all submissions. */
const largestShare = 0.1;

/**
 * How many submissions each club gets, `submissions` in all: the first a tenth, the others the rest by Zipf's law, as
 * few clubs are large and most are small. One club has them all.
 */
export function clubSizes(clubs: number, submissions: number): number[] {
  if (clubs === 1) return [submissions];
  const largest = Math.round(submissions * largestShare);
  const weights = Array.from({ length: clubs - 1 }, (_, index) => 1 / (index + 10));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const sizes = weights.map(weight => Math.floor(((submissions - largest) * weight) / total));
  const rest = submissions - sizes.reduce((sum, size) => sum + size, 0);
  return [rest, ...sizes];
}
