/** Characters that make a spreadsheet run a cell (OWASP CSV injection, ASVS 1.2.10), full-width ones too. */
const active = /^[=+\-@\t\r\n\0＝＋－＠]/;

/**
 * Text that a spreadsheet does not run as a formula: puts an apostrophe before such text, also before phone numbers
 * like `+49 …`. Spreadsheets show the apostrophe of a file; a program that reads the file must drop it.
 */
export function textCell(text: string): string {
  return active.test(text) ? `'${text}` : text;
}

/** A country code ends at a separator; those of 4 but 42 have two digits. */
const countryCode = /^\+(4[013-9]|\d{1,3}(?=[ (/.-]))(?=[\d ()/.-]*$)/;

/**
 * A telephone number for people: `(+49) 351 …`, which is no formula, instead of an apostrophe in front, which
 * spreadsheets show. Keeps every digit.
 */
export function phoneCell(text: string): string {
  return textCell(text.replace(countryCode, '(+$1)'));
}

const quoted = /["\r\n]|^\s|\s$/;

/** Cells as one line that ends with CRLF; quoted if required (RFC 4180) or if outer blanks would get lost. */
export function csvLine(cells: readonly string[], delimiter: string): string {
  const fields = cells.map(cell =>
    cell !== '' && (cell.includes(delimiter) || quoted.test(cell)) ? `"${cell.replaceAll('"', '""')}"` : cell,
  );
  return `${fields.join(delimiter)}\r\n`;
}
