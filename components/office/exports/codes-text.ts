/** `{ Male: 'm' }` → `Male = m`, one line per value. */
export function textOfCodes(codes: Readonly<Record<string, string>> | undefined): string {
  return Object.entries(codes ?? {})
    .map(([value, code]) => `${value} = ${code}`)
    .join('\n');
}

/** The reverse; ignores lines without an equals sign, and returns null if no line has one. */
export function codesOf(text: string): Record<string, string> | null {
  const pairs = text.split('\n').flatMap(line => {
    const found = /^\s*(.*?)\s*=\s*(.*?)\s*$/.exec(line);
    return found?.[1] ? [[found[1], found[2] ?? ''] as const] : [];
  });
  return pairs.length > 0 ? Object.fromEntries(pairs) : null;
}
