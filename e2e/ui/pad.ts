import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

/** Draws with the mouse along these points, given as shares of the pad's width and height. */
export async function draw(
  page: Page,
  pad: Locator,
  ...points: readonly (readonly [x: number, y: number])[]
): Promise<void> {
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('the pad is not shown');
  for (const [index, [x, y]] of points.entries()) {
    const at = [box.x + x * box.width, box.y + y * box.height] as const;
    await page.mouse.move(...at, { steps: index === 0 ? 1 : 8 });
    if (index === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

/** A stroke along the left edge and one along the right edge. */
export async function drawAtEdges(page: Page, pad: Locator): Promise<void> {
  await draw(page, pad, [0.02, 0.1], [0.02, 0.9]);
  await draw(page, pad, [0.98, 0.1], [0.98, 0.9]);
}

type Ink = { readonly strokes: number; readonly left: number; readonly right: number };

/** The columns of a picture that have ink: number of connected groups, and the outermost as shares of the width. */
export async function inkOf(png: Buffer): Promise<Ink> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const columns = Array.from({ length: info.width }, (_, x) =>
    Array.from({ length: info.height }, (__, y) => data[(y * info.width + x) * 4 + 3] ?? 0).some(
      alpha => alpha > 20,
    ),
  );
  const starts = columns.filter((isInked, x) => isInked && !columns[x - 1]).length;
  return {
    strokes: starts,
    left: columns.indexOf(true) / info.width,
    right: columns.lastIndexOf(true) / info.width,
  };
}

export async function inkOfPad(pad: Locator): Promise<Ink> {
  const url = await pad.evaluate(canvas => (canvas instanceof HTMLCanvasElement ? canvas.toDataURL() : ''));
  return inkOf(bytesOf(url));
}

export function bytesOf(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.replace(/^[^,]*,/, ''), 'base64');
}
