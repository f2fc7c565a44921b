/** The code of a mailed account link (32 bytes, base64url), without what a mail program or a reader added behind it. */
export function linkCode(text: string): string {
  return /^[\w-]{43}/.exec(text)?.[0] ?? text;
}
