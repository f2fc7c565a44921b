import { z } from 'zod';

/** Data of a chunk that the end of the file needs; stored encrypted, because it contains names of persons. */
export const ChunkNotes = z.object({
  /** Complete members of the ZIP, in order. */
  members: z.array(z.object({ name: z.string(), crc: z.int(), size: z.int() })),
  /** The chunk's share of the table, before compression. */
  table: z.object({ crc: z.int(), size: z.int() }).nullable(),
  /** The chunk's lines of the index or the report. */
  lines: z.string(),
});
export type ChunkNotes = z.output<typeof ChunkNotes>;

export type MadeChunk = { readonly data: Buffer; readonly notes: ChunkNotes };
