import { deflateRawSync } from 'node:zlib';
import { z } from 'zod';
import { type ChangeReason, Layout } from '@/lib/contracts/club-software';
import { readableFileName } from '@/lib/documents/readable-csv';
import { locales } from '@/lib/rules/enums';
import type { MadeChunk } from './chunk-notes';

/** Columns and formats of a job's table, as stored in `export_jobs.layout`; PDF jobs have none. */
export const TableLayout = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('None') }),
  z.object({ kind: z.literal('Csv'), columns: z.array(z.string()) }),
  z.object({ kind: z.literal('Readable'), language: z.enum(locales), columns: z.array(z.string()) }),
  z.object({ kind: z.literal('ClubSoftware'), fileName: z.string(), layout: Layout }),
]);
export type TableLayout = z.output<typeof TableLayout>;
export type CsvLayout = Extract<TableLayout, { kind: 'Csv' | 'Readable' }>;

/** File name of the table in the ZIP. */
export function tableName(layout: TableLayout): string {
  if (layout.kind === 'Readable') return readableFileName(layout.language);
  return layout.kind === 'ClubSoftware' ? layout.fileName : 'submissions.csv';
}

/** Compresses a share of the table for storage, quickly, because the ZIP compresses the whole table anew. */
export function makeTableChunk(
  bytes: Buffer,
  lines: string,
  reasons: readonly ChangeReason[] = [],
): MadeChunk {
  const grouped = [...Map.groupBy(reasons, reason => reason)];
  const counts = Object.fromEntries(grouped.map(([reason, same]) => [reason, same.length]));
  return {
    data: deflateRawSync(bytes, { level: 1 }),
    notes: { files: [], lines, changes: reasons.length, reasons: counts },
    dataBytes: bytes.length,
  };
}
