import type { ExportJob } from '@/lib/contracts/exports';

const keptMs = 48 * 3_600_000;

/** Whether the file was removed before its 48 hours were over: by staff, or because a person in it was deleted. */
export function isRemovedEarly({
  state,
  finishedAt,
  expiresAt,
}: Pick<ExportJob, 'state' | 'finishedAt' | 'expiresAt'>): boolean {
  if (state !== 'Expired' || !finishedAt || !expiresAt) return false;
  return Date.parse(expiresAt) < Date.parse(finishedAt) + keptMs;
}
