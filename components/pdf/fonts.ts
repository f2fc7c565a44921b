import { join } from 'node:path';
import { Font } from '@react-pdf/renderer';

export const fontFamily = 'Inter';

const faces = [
  { fontWeight: 400, file: '400Regular/Inter_400Regular.ttf' },
  { fontWeight: 600, file: '600SemiBold/Inter_600SemiBold.ttf' },
] as const;

let isRegistered = false;

/**
 * Registers the embedded face, found from the directory that the process was started in: bundles have no folder of
 * their own packages. Words are never hyphenated; those too long for a column break without a mark.
 */
export function registerFonts(): void {
  if (isRegistered) return;
  const folder = join(process.cwd(), 'node_modules/@expo-google-fonts/inter');
  Font.register({
    family: fontFamily,
    fonts: faces.map(({ fontWeight, file }) => ({ fontWeight, src: join(folder, file) })),
  });
  Font.registerHyphenationCallback(breakableParts);
  isRegistered = true;
}

const wordCharactersMax = 24;
const pieceCharacters = 8;

/**
 * The places where a word may break: none in a word of ordinary length; after punctuation and every few characters
 * in an address or a run of letters. The empty part between two makes the break one without a hyphen.
 */
function breakableParts(word: string): string[] {
  if (word.length <= wordCharactersMax) return [word];
  const atPunctuation = word.split(/(?<=[-@./_&?=,:;])/);
  return atPunctuation
    .flatMap(part => (part.length > wordCharactersMax ? inPieces(part) : [part]))
    .flatMap((part, index) => (index === 0 ? [part] : ['', part]));
}

function inPieces(part: string): string[] {
  const characters = [...part];
  const count = Math.ceil(characters.length / pieceCharacters);
  return Array.from({ length: count }, (_, index) =>
    characters.slice(index * pieceCharacters, (index + 1) * pieceCharacters).join(''),
  );
}
