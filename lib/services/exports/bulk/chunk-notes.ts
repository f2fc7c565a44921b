import { z } from 'zod';
import { changeReasons } from '@/lib/contracts/club-software';

/** Data of a chunk beside its bytes; stored encrypted, because it contains names of persons. */
export const ChunkNotes = z.object({
  /**
   * Files of the ZIP in order: those with `fileId` are files of submissions, read when the ZIP is downloaded; the bytes
   * of the others are the chunk's. Empty for a table.
   */
  files: z.array(z.object({ name: z.string(), size: z.int(), fileId: z.uuid().optional() })),
  /** The chunk's lines of the index or the report; the first chunk has the header too. */
  lines: z.string(),
  /** Values that were left out or changed for club software. */
  changes: z.int().default(0),
  /** How many of them for which reason. */
  reasons: z.partialRecord(z.enum(changeReasons), z.int()).default({}),
});
export type ChunkNotes = z.output<typeof ChunkNotes>;

export type MadeChunk = {
  readonly data: Buffer;
  readonly notes: z.input<typeof ChunkNotes>;
  /** Bytes of `data` before compression. */
  readonly dataBytes: number;
};
