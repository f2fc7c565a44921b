/** Where the cursor is in a text. */
export type Cursor = { readonly text: string; readonly at: number };

const notShown = /\{\{[^{}]*\}\}|\]\([^()]*\)|\*+|\[|^\s*(?:-|\d+\.)\s/g;

/** The parts of a line that a mail shows as they are: without placeholders, marks and the colon of a label. */
function wordsOf(line: string): string[] {
  return line
    .split(notShown)
    .map(piece => piece.trim().replace(/:$/, ''))
    .filter(piece => /[\p{L}\d]{2}/u.test(piece));
}

/**
 * Index of the part of a mail that shows the line of the cursor, or the nearest line above it that the mail shows:
 * lines of placeholders may be empty in a mail. The shortest part that has the words, because parts contain each other.
 * -1 if no line above has words in the mail.
 */
export function editedPart({ text, at }: Cursor, parts: readonly string[]): number {
  const end = text.indexOf('\n', at);
  const lines = text.slice(0, end === -1 ? undefined : end).split('\n');
  for (const words of lines.reverse().map(wordsOf)) {
    if (words.length === 0) continue;
    const [found] = parts
      .map((part, index) => ({ part, index }))
      .filter(({ part }) => words.every(one => part.includes(one)))
      .sort((one, other) => one.part.length - other.part.length);
    if (found) return found.index;
  }
  return -1;
}
