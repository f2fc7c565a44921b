/** The gaps of a sample text that are still to be filled in: `[… how long you keep it]`. */
export function openGaps(text: string): string[] {
  return text.match(/\[(?:…|\.\.\.)[^\]\n]*\]/g) ?? [];
}
