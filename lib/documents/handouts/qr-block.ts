import type { Sheet } from '@/lib/documents/pdf/sheet';
import { ink } from '@/lib/documents/pdf/text-style';
import { qrBoxes, qrModules } from './qr-code';

/** Draws a code as a square of `size` points, quiet zone included. */
export function drawQr(sheet: Sheet, text: string, left: number, top: number, size: number): void {
  const module = size / qrModules(text).length;
  const boxes = qrBoxes(text).map(({ x, y, width }) => ({
    x: left + x * module,
    y: top + y * module,
    width: width * module,
    height: module,
  }));
  sheet.fill(boxes, ink);
}
