const solid = /[\p{L}\p{N}]/u;

/**
 * Formats grouped text again. The caret stays behind the same character, so that editing in the
 * middle works.
 * @param write must preserve letters, digits and their order
 */
export function regroup(
  typed: string,
  caret: number,
  write: (typed: string) => string,
): { readonly text: string; readonly caret: number } {
  const text = write(typed);
  if (caret >= typed.length) return { text, caret: text.length };
  let left = [...typed.slice(0, caret)].filter(character => solid.test(character)).length;
  let at = 0;
  while (left > 0 && at < text.length) {
    if (solid.test(text[at] ?? '')) left -= 1;
    at += 1;
  }
  return { text, caret: at };
}
