import type { KeyObject } from 'node:crypto';
import type { KeyRing } from '@/lib/platform/crypto/keys';
import { decryptField, encryptField } from '@/lib/platform/crypto/record-encryption';
import { encryptedTables } from '@/lib/services/keys/rotate';
import { ibanHash } from '@/lib/services/submissions/submit/bank-account';
import type { Table } from '@/server/database/backup/frames';

/** A row in the file of a club: the texts of its columns. */
export type Cells = readonly (string | null)[];

const newline = 0x0a;

/** Yields the rows of a table, one JSON array a line. */
export async function* linesOf(pieces: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let held: Buffer = Buffer.alloc(0);
  for await (const piece of pieces) {
    held = held.length > 0 ? Buffer.concat([held, piece]) : piece;
    let start = 0;
    for (let end = held.indexOf(newline); end !== -1; end = held.indexOf(newline, start)) {
      yield held.toString('utf8', start, end);
      start = end + 1;
    }
    held = held.subarray(start);
  }
}

export function parseCells(line: string): Cells {
  const cells: Cells = JSON.parse(line);
  return cells;
}

export type Recoding = {
  readonly clubId: string;
  readonly from: KeyRing;
  readonly to: KeyRing;
  /** Key of the hash that finds equal IBANs; without it the hash stays. */
  readonly hash?: KeyObject;
};

/** Encrypts the secrets of a row with other keys. Returns null for a table without secrets. */
export function recoderOf({ name, columns }: Table, given: Recoding): ((cells: Cells) => Cells) | null {
  const encrypted = encryptedTables.find(({ table }) => table === name);
  if (!encrypted) return null;
  const at = (column: string) => columns.indexOf(column);
  const { clubId, from, to, hash } = given;
  return cells => {
    if (encrypted.filter && cells[at(encrypted.filter)] !== 'true') return cells;
    const recoded = [...cells];
    for (const column of encrypted.columns) {
      const before = cells[at(column)];
      if (!before) continue;
      const field = { table: name, column, clubId, recordId: cells[at(encrypted.id)] ?? '' };
      const plaintext = decryptField(before, field, from);
      recoded[at(column)] = encryptField(plaintext, field, to);
      if (column === 'iban_encrypted' && hash) recoded[at('iban_hash')] = ibanHash(clubId, plaintext, hash);
    }
    return recoded;
  };
}
