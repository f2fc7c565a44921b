import { describe, expect, it } from 'vitest';
import { createHeightGuard } from '@/components/form-view/live/height-guard';

/** A frame that applies each reported height until it is stable; returns the reported heights. */
function followed(heightIn: (frameHeight: number) => number, first: number): number[] {
  const guard = createHeightGuard();
  const reported = [guard.next(first, false)];
  for (let rounds = 0; rounds < 100; rounds += 1) {
    const next = guard.next(heightIn(reported.at(-1) ?? 0), true);
    if (next === reported.at(-1)) break;
    reported.push(next);
  }
  return reported;
}

describe('createHeightGuard', () => {
  it("reports every own change of the form's height, up or down", () => {
    const guard = createHeightGuard();
    const heights = [900, 1200, 1201, 300, 2000, 2000, 150];
    expect(heights.map(height => guard.next(height, false))).toEqual(heights);
  });

  it.each([
    ['grows with its frame', (frame: number) => frame + 40],
    ['doubles its frame', (frame: number) => frame * 2],
    ['is high in a low frame and low in a high one', (frame: number) => (frame < 800 ? 1000 : 600)],
    ['shrinks with its frame', (frame: number) => frame - 10],
  ])('becomes stable with a form that %s', (_, heightIn) => {
    expect(followed(heightIn, 700).length).toBeLessThanOrEqual(5);
  });

  it('settles on the larger of two alternating heights', () => {
    expect(followed(frame => (frame < 800 ? 1000 : 600), 600).at(-1)).toBe(1000);
  });

  it('follows the form again after an own change of its height', () => {
    const guard = createHeightGuard();
    guard.next(500, false);
    for (const height of [540, 580, 620, 660, 700, 740]) guard.next(height, true);
    expect(guard.next(400, false)).toBe(400);
  });

  it('reports a withheld height when quiet, but only a limited number of times', () => {
    const guard = createHeightGuard();
    guard.next(500, false);
    for (const height of [540, 580, 620, 660, 610]) guard.next(height, true);
    const reported = [610, 605, 610, 605, 610, 605, 610].map(height => guard.settle(height));
    expect(reported).toEqual([610, 605, 610, 605, 610, 610, 610]);
  });
});
