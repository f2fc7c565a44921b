const steps = [2, 3, 4, 5, 6, 8, 10];

/** The top of an axis for counts: round, not exceeded by `count`, and its half whole too. */
export function roundedUp(count: number): number {
  for (let power = 1; ; power *= 10) {
    const top = steps.map(step => step * power).find(one => one >= count && one % 2 === 0);
    if (top !== undefined) return top;
  }
}
