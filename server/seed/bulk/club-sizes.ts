/** Share of the first club in all submissions. */
const largestShare = 0.1;

/**
 * Returns the number of submissions of each club, `submissions` in all. The first club has a tenth, the others share
 * the rest by Zipf's law, because few clubs are large. A single club has them all.
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
