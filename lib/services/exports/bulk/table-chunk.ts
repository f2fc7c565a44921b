import { constants, crc32, deflateRawSync } from 'node:zlib';
import { z } from 'zod';
import { Layout } from '@/lib/contracts/club-software';
import { localHeader, type ZipMember, type ZipTime } from '@/lib/documents/zip/zip';
import type { MadeChunk } from './chunk-notes';

/** Columns and formats of a job's table, as stored in `export_jobs.layout`; PDF jobs have none. */
export const TableLayout = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('None') }),
  z.object({ kind: z.literal('Csv'), columns: z.array(z.string()) }),
  z.object({ kind: z.literal('ClubSoftware'), fileName: z.string(), layout: Layout }),
]);
export type TableLayout = z.output<typeof TableLayout>;

/** File name of the table in the ZIP. */
export function tableName(layout: TableLayout): string {
  return layout.kind === 'ClubSoftware' ? layout.fileName : 'submissions.csv';
}

/** Ends a member that was compressed in chunks: an empty last block (RFC 1951 §3.2.6). */
export const lastBlock = Buffer.from([3, 0]);

/** The table as a ZIP member whose size is not known yet. */
export function tableMember(name: string): Omit<ZipMember, 'offset'> {
  return { name, isDeflated: true, crc: 0, size: 0, compressedSize: 0, hasDescriptor: true };
}

/**
 * Compresses a share of the table so that it can be appended to the previous one: blocks end on a byte, and none is the
 * last. The first share contains the member's header.
 */
export function makeTableChunk(
  bytes: Buffer,
  options: { readonly name: string; readonly at: ZipTime; readonly isFirst: boolean; readonly lines: string },
): MadeChunk {
  const packed = deflateRawSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH });
  const header = options.isFirst ? [localHeader(tableMember(options.name), options.at)] : [];
  return {
    data: Buffer.concat([...header, packed]),
    notes: { members: [], table: { crc: crc32(bytes), size: bytes.length }, lines: options.lines },
  };
}
