import { z } from 'zod';

/** Data of a chunk beside its bytes; stored encrypted, because it contains names of persons. */
export const ChunkNotes = z.object({
  /** Files of the ZIP whose bytes are the chunk's, in order. Empty for a table. */
  files: z.array(z.object({ name: z.string(), size: z.int() })),
  /** The chunk's lines of the index or the report; the first chunk has the header too. */
  lines: z.string(),
});
export type ChunkNotes = z.output<typeof ChunkNotes>;

export type MadeChunk = {
  readonly data: Buffer;
  readonly notes: ChunkNotes;
  /** Bytes of `data` before compression. */
  readonly dataBytes: number;
};
