import { parseColour, toHex } from '@/lib/rules/css/colour';
import { readableAccent, white } from '@/lib/rules/css/form-colours';
import { accent, ink } from './text-style';

const black = parseColour(ink) ?? white;
const paper = { surfaces: [white], control: white, ink: black } as const;

/** The club's colour, or the nearest that can be read on white paper (4.5 : 1); the product's own without one. */
export function printedAccent(brandColor: string | null): string {
  const brand = parseColour(brandColor ?? '');
  return brand ? toHex(readableAccent(brand, paper) ?? black) : accent;
}
