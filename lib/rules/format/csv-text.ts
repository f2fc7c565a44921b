/** Characters that make a spreadsheet run a cell (OWASP CSV injection, ASVS 1.2.10), full-width ones too. */
const active = /^[=+\-@\t\r\n\0＝＋－＠]/;

/**
 * Text that a spreadsheet does not run as a formula: puts an apostrophe before such text, also before phone numbers
 * like `+49 …`. Nothing is lost: the reader drops the apostrophe.
 */
export function textCell(text: string): string {
  return active.test(text) ? `'${text}` : text;
}

const quoted = /["\r\n]|^\s|\s$/;

/** Cells as one line that ends with CRLF; quoted if required (RFC 4180) or if outer blanks would get lost. */
export function csvLine(cells: readonly string[], delimiter: string): string {
  const fields = cells.map(cell =>
    cell !== '' && (cell.includes(delimiter) || quoted.test(cell)) ? `"${cell.replaceAll('"', '""')}"` : cell,
  );
  return `${fields.join(delimiter)}\r\n`;
}
