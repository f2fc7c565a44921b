/** Whether a text shows nothing: spaces, and characters that have no shape of their own (zero-width, filler, braille blank). */
export function showsNothing(text: string): boolean {
  return !/[^\s\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/u.test(text);
}
