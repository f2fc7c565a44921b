import { z } from 'zod';
import { BackupError } from './sealed-file';

/**
 * The content of a backup, inside compression and encryption: frames of a type (one byte), a length (four bytes) and a
 * payload. A head, then each table with its rows as PostgreSQL's COPY writes them, then an end.
 */
export const Head = z.object({
  /** When the snapshot was taken. */
  takenAt: z.iso.datetime(),
  server: z.string(),
  /** Migrations that the database had, oldest first, and the version of the job queue's tables. */
  migrations: z.array(z.object({ hash: z.string(), time: z.number() })),
  queueVersion: z.number(),
  /** Tells whether two installations have the same APP_SECRET, and nothing else. */
  secretMark: z.string(),
  /** In a file of one club. Its rows are JSON arrays of PostgreSQL's texts. */
  club: z
    .object({
      id: z.uuid(),
      slug: z.string(),
      /** Encrypts what APP_SECRET encrypts in the database. */
      secret: z.string(),
      isTemplate: z.boolean(),
    })
    .optional(),
});
export type Head = z.output<typeof Head>;

const Table = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) });
export type Table = z.output<typeof Table>;

const Sum = z.object({ rows: z.number(), sum: z.string() });
/** Number of rows, and the sum of their hashes, which does not depend on their order. */
export type Sum = z.output<typeof Sum>;

const End = z.object({ tables: z.number() });

export type Part =
  | { readonly kind: 'head'; readonly head: Head }
  | { readonly kind: 'table'; readonly table: Table }
  | { readonly kind: 'rows'; readonly bytes: Buffer }
  | { readonly kind: 'sum'; readonly sum: Sum }
  | { readonly kind: 'end' };

const types = { head: 0x48, table: 0x54, rows: 0x52, sum: 0x53, end: 0x45 } as const;

export function frame(kind: keyof typeof types, payload: Uint8Array | object): Buffer {
  const bytes = payload instanceof Uint8Array ? payload : Buffer.from(JSON.stringify(payload));
  const head = Buffer.alloc(5);
  head[0] = types[kind];
  head.writeUInt32BE(bytes.length, 1);
  return Buffer.concat([head, bytes]);
}

const frameMax = 16 * 1024 * 1024;

/** Rows are divided into frames of this size: a row with a file is larger than `frameMax`. */
const rowsFrameBytes = 1024 * 1024;

export function* rowsFrames(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += rowsFrameBytes)
    yield frame('rows', bytes.subarray(start, start + rowsFrameBytes));
}

/** Reads frames. Throws a `BackupError` if their order is wrong, or if the end is missing. */
export async function* readFrames(content: AsyncIterable<Buffer>): AsyncGenerator<Part> {
  let held: Buffer = Buffer.alloc(0);
  let tables = 0;
  let hasEnded = false;
  for await (const bytes of content) {
    held = held.length > 0 ? Buffer.concat([held, bytes]) : bytes;
    while (held.length >= 5) {
      const length = held.readUInt32BE(1);
      if (length > frameMax || hasEnded) throw new BackupError(odd);
      if (held.length < 5 + length) break;
      const part = parse(held[0] ?? 0, held.subarray(5, 5 + length));
      held = held.subarray(5 + length);
      if (part.kind === 'table') tables += 1;
      if (part.kind === 'end') hasEnded = true;
      if (part.kind === 'end' && part.tables !== tables) throw new BackupError(odd);
      yield part;
    }
  }
  if (!hasEnded || held.length > 0) throw new BackupError(odd);
}

const odd = 'This backup is incomplete: use an older one';

function parse(type: number, payload: Buffer): Part & { readonly tables?: number } {
  if (type === types.rows) return { kind: 'rows', bytes: payload };
  const json: unknown = JSON.parse(payload.toString('utf8'));
  if (type === types.head) return { kind: 'head', head: Head.parse(json) };
  if (type === types.table) return { kind: 'table', table: Table.parse(json) };
  if (type === types.sum) return { kind: 'sum', sum: Sum.parse(json) };
  if (type === types.end) return { kind: 'end', tables: End.parse(json).tables };
  throw new BackupError(odd);
}
