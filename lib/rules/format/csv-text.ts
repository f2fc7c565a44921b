/** Characters that make a spreadsheet run a cell (OWASP CSV injection, ASVS 1.2.10), full-width ones too. */
const active = /^[=+\-@\t\r\n\0＝＋－＠]/;

/**
 * Text as a spreadsheet takes it for text: an apostrophe goes before what it would run as a formula, phone
 * numbers like `+49 …` included. Nothing is lost: the reader drops the apostrophe.
 */
export function textCell(text: string): string {
  return active.test(text) ? `'${text}` : text;
}

const quoted = /["\r\n]|^\s|\s$/;

/** Cells as a line that CRLF ends; quoted where they must be (RFC 4180), or where blanks around them would get lost. */
export function csvLine(cells: readonly string[], delimiter: string): string {
  const fields = cells.map(cell =>
    cell !== '' && (cell.includes(delimiter) || quoted.test(cell)) ? `"${cell.replaceAll('"', '""')}"` : cell,
  );
  return `${fields.join(delimiter)}\r\n`;
}
