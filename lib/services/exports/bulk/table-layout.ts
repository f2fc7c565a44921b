import { z } from 'zod';
import { Layout } from '@/lib/contracts/club-software';

/** Columns and forms of a job's table, as `export_jobs.layout` keeps them; PDF jobs have none. */
export const TableLayout = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('None') }),
  z.object({ kind: z.literal('Csv'), columns: z.array(z.string()) }),
  z.object({ kind: z.literal('ClubSoftware'), fileName: z.string(), layout: Layout }),
]);
export type TableLayout = z.output<typeof TableLayout>;

/** The name of the table in the ZIP. */
export function tableName(layout: TableLayout): string {
  return layout.kind === 'ClubSoftware' ? layout.fileName : 'submissions.csv';
}
