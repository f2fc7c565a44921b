/** Recipient of a mail. */
export type MailAddress = { readonly address: string; readonly name: string };

// Allows no quoted local parts, comments, lists or groups: a mail server could read them as a second address.
const plainAddress = /^[^\s\p{C}"(),:;<>@[\]\\]{1,64}@[^\s\p{C}"(),:;<>@[\]\\]{1,255}$/u;

/** Whether the text is exactly one plain address, safe to pass to a mail server. */
export function isSingleAddress(address: string): boolean {
  return plainAddress.test(address);
}

/** Returns one line for a header: control characters and every kind of line break become spaces. */
export function headerText(text: string, lengthMax = 200): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .slice(0, lengthMax)
    .toWellFormed();
}
