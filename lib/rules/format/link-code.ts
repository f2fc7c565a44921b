/** The code of a mailed account link (32 bytes, base64url), without what a mail program or a reader added behind it. */
export function linkCode(text: string): string {
  return /^[\w-]{43}/.exec(text)?.[0] ?? text;
}

/** Encodes the address of an account link. Spam filters take a link that names its reader for phishing. */
export function encodeLinkAddress(email: string): string {
  return btoa(encodeURIComponent(email)).replace(/=+$/, '');
}

/** The address of `encodeLinkAddress`; empty if it is damaged. */
export function decodeLinkAddress(text: string): string {
  try {
    return decodeURIComponent(atob(text));
  } catch {
    return '';
  }
}
