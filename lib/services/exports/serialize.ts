import type { exportJobs } from '@/db/schema/exports';
import { ExportJob } from '@/lib/contracts/exports';
import { isExpired } from './rules';

type ExportJobRow = typeof exportJobs.$inferSelect;

/** A job as the API shows it at `now`. */
export function toExportJob(row: ExportJobRow, now: Date): ExportJob {
  const { id, type, format, total, done } = row;
  const state = isExpired(row, now) ? 'Expired' : row.state;
  const hasFile = state === 'Completed';
  return {
    ...{ id, type, format, state, total, done },
    percent: total === 0 ? (hasFile ? 100 : 0) : Math.floor((done / total) * 100),
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
    error: ExportJob.shape.error.parse(row.error),
    byteCount: row.byteCount,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    downloadUrl: hasFile ? `/api/v1/submits/exports/${id}/download` : null,
  };
}
