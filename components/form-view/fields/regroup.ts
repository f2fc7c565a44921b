const solid = /[\p{L}\p{N}]/u;

/**
 * A text written in groups anew, with the caret behind the same character as before: whoever types or deletes in the
 * middle goes on there.
 * @param write must keep the letters and digits in their order
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
