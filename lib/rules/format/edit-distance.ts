/**
 * How many letters must be added, removed, replaced or swapped with their neighbour (optimal string alignment
 * distance).
 */
export function editDistance(from: string, to: string): number {
  const letters = [...from];
  const others = [...to];
  const rows = [Array.from({ length: others.length + 1 }, (_, at) => at)];
  const distance = (line: number, at: number) => rows[line]?.[at] ?? Number.POSITIVE_INFINITY;
  for (const [line, letter] of letters.entries()) {
    const row = [line + 1];
    rows.push(row);
    for (const [at, other] of others.entries()) {
      const isSwapped = letter === others[at - 1] && letters[line - 1] === other;
      row.push(
        Math.min(
          distance(line, at) + (letter === other ? 0 : 1),
          distance(line, at + 1) + 1,
          distance(line + 1, at) + 1,
          isSwapped ? distance(line - 1, at - 1) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return distance(letters.length, others.length);
}
