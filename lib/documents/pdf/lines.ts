import { type TextStyle, widthOf } from './text-style';

/**
 * Splits text into lines of a width: at line feeds, between words, and within a word only if it is wider than a line,
 * after punctuation if possible. Never hyphenates.
 */
export function linesOf(text: string, width: number, style: TextStyle): string[] {
  return text.split('\n').flatMap(paragraph => wrapped(paragraph, width, style));
}

function wrapped(paragraph: string, width: number, style: TextStyle): string[] {
  const whole = paragraph.trimEnd();
  if (widthOf(whole, style) <= width) return [whole];
  const lines: string[] = [];
  let line = '';
  let lineWidth = 0;
  for (const word of paragraph.split(/(?<= )/).flatMap(one => fittingParts(one, width, style))) {
    const wordWidth = widthOf(word.trimEnd(), style);
    if (line !== '' && lineWidth + wordWidth > width) {
      lines.push(line.trimEnd());
      line = '';
      lineWidth = 0;
    }
    line += word;
    lineWidth += widthOf(word, style);
  }
  return [...lines, line.trimEnd()];
}

/**
 * A word that fits on a line, else its parts that do. An address is not split after a hyphen, which would look like
 * hyphenation.
 */
function fittingParts(word: string, width: number, style: TextStyle): string[] {
  if (widthOf(word.trimEnd(), style) <= width) return [word];
  const marks = /[@/]/.test(word) ? /(?<=[@./_&?=,:;])/ : /(?<=[-._&?=,:;])/;
  return word
    .split(marks)
    .flatMap(part => (widthOf(part, style) <= width ? [part] : byLetters(part, width, style)));
}

function byLetters(part: string, width: number, style: TextStyle): string[] {
  const pieces: string[] = [];
  let piece = '';
  let pieceWidth = 0;
  for (const letter of part) {
    const letterWidth = widthOf(letter, style);
    if (piece !== '' && pieceWidth + letterWidth > width) {
      pieces.push(piece);
      piece = '';
      pieceWidth = 0;
    }
    piece += letter;
    pieceWidth += letterWidth;
  }
  return piece === '' ? pieces : [...pieces, piece];
}

/** One line of a width, shortened with an ellipsis if it is longer. */
export function shortened(text: string, width: number, style: TextStyle): string {
  if (widthOf(text, style) <= width) return text;
  const letters = [...text];
  while (letters.length > 0 && widthOf(`${letters.join('')}…`, style) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
