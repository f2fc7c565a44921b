/** The least of 2, 4, 10, 20, 40, 100, … that a count does not exceed: the top of an axis whose half is whole too. */
export function roundedUp(count: number): number {
  let power = 1;
  for (;;) {
    for (const step of [2, 4, 6, 10]) if (count <= step * power) return step * power;
    power *= 10;
  }
}
