/** Parses RFC 4180 text with `;` and CRLF. Throws for any deviation. */
export function parseCsv(text: string): string[][] {
  const cell = /(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n)/y;
  const rows: string[][] = [[]];
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex;
    const match = cell.exec(text);
    if (!match) throw new Error(`No cell at character ${at}: ${text.slice(at, at + 40)}`);
    rows.at(-1)?.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === '\r\n') rows.push([]);
  }
  rows.pop();
  return rows;
}

/** Returns the rows below the header, each by column name. */
export function readCsv(text: string): Record<string, string>[] {
  const [header = [], ...rows] = parseCsv(text.replace(/^\ufeff/, ''));
  return rows.map(row => Object.fromEntries(header.map((name, index) => [name, row[index] ?? ''])));
}
