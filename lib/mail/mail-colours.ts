import { type Colour, parseColour, toHex } from '@/lib/rules/css/colour';
import {
  black,
  buttonColours,
  edgeContrastMin,
  type Grounds,
  readableAccent,
  textContrastMin,
  white,
} from '@/lib/rules/css/form-colours';

type Shades = { readonly button: string; readonly onButton: string; readonly link: string };
export type MailColours = { readonly light: Shades; readonly dark: Shades };

/** The product's accent, oklch(0.47 0.08 208). */
const petrol = parseColour('#036772') ?? black;
const paper = groundsOf(white, '#1c1c1a');
/** The card of `htmlBody` in the dark. */
const night = groundsOf(parseColour('#22221f') ?? black, '#ececea');

/** Letters look weaker in the dark than their contrast says, so links there have that of WCAG's level AAA. */
const darkLinkContrastMin = 7;

const coloursKeptMax = 1_000;
const colours = new Map<string | null, MailColours>();

/**
 * Colours of mails from a club's colour: the nearest that can be seen on the card (3 : 1) for the button, with letters
 * of 4.5 : 1 on it, and the nearest that can be read (4.5 : 1, in the dark 7 : 1) for links. The product's own for null.
 */
export function mailColours(brandColor: string | null): MailColours {
  const known = colours.get(brandColor);
  if (known) return known;
  if (colours.size >= coloursKeptMax) colours.clear();
  const found = findColours(brandColor);
  colours.set(brandColor, found);
  return found;
}

function findColours(brandColor: string | null): MailColours {
  const brand = (brandColor === null ? null : parseColour(brandColor)) ?? petrol;
  return {
    light: shadesOf(brand, paper, textContrastMin),
    dark: shadesOf(brand, night, darkLinkContrastMin),
  };
}

function groundsOf(card: Colour, ink: string): Grounds {
  return { surfaces: [card], control: card, ink: parseColour(ink) ?? black };
}

function shadesOf(brand: Colour, grounds: Grounds, linkContrastMin: number): Shades {
  const { button, onButton } = buttonColours(readableAccent(brand, grounds, edgeContrastMin) ?? grounds.ink);
  const link = readableAccent(brand, grounds, linkContrastMin) ?? grounds.ink;
  return { button: toHex(button), onButton: toHex(onButton), link: toHex(link) };
}
