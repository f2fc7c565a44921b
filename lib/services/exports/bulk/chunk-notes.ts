import { z } from 'zod';

/** What the end of the file must know of a piece; stored encrypted, since names of people are in it. */
export const ChunkNotes = z.object({
  /** Whole members of the ZIP, one behind the other. */
  members: z.array(z.object({ name: z.string(), crc: z.int(), size: z.int() })),
  /** The piece's share of the table, before it was packed. */
  table: z.object({ crc: z.int(), size: z.int() }).nullable(),
  /** Its lines of the index or the report. */
  lines: z.string(),
});
export type ChunkNotes = z.output<typeof ChunkNotes>;

export type MadeChunk = { readonly data: Buffer; readonly notes: ChunkNotes };
