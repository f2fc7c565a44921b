/** The rows of RFC 4180 text with `;` and CRLF, read by the letter of the RFC; throws on anything else. */
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

/** The rows below the header, each by the names of its columns. */
export function readCsv(text: string): Record<string, string>[] {
  const [header = [], ...rows] = parseCsv(text.replace(/^\ufeff/, ''));
  return rows.map(row => Object.fromEntries(header.map((name, index) => [name, row[index] ?? ''])));
}
