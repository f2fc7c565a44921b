import type { ExportJob } from '@/lib/contracts/exports';
import { AppError } from '@/lib/platform/errors';

/** Submissions of one chunk: less than a second of work and at most some hundred kilobytes. */
export const chunkSizes: Record<ExportJob['type'], number> = { Pdf: 20, Csv: 2000, ClubSoftware: 2000 };

/** Most exports of a club that wait or run at the same time. */
export const unfinishedMax = 20;

/** Throws a 429 if as many exports of the club are unfinished as may be. */
export function assertQueueLeft(unfinished: number): void {
  if (unfinished < unfinishedMax) return;
  throw new AppError('quota-exceeded', {
    reason: { key: 'limit.exports', params: { quota: unfinishedMax } },
    members: { 'violated-policies': ['exports'] },
    headers: { 'Retry-After': '30' },
  });
}

type JobState = { readonly state: string; readonly expiresAt: Date | null };

/** Whether a file has expired, also before the job that removes it has run. */
export function isExpired({ state, expiresAt }: JobState, now: Date): boolean {
  return state === 'Completed' && expiresAt !== null && expiresAt <= now;
}

/** Recommended polling interval. */
export const pollSeconds = 2;

export function isUnfinished({ state }: JobState): boolean {
  return state === 'Queued' || state === 'Running';
}

/** Throws a 410 if the file is gone, a 409 if there is none yet or the job failed (contract §3). */
export function assertDownloadable(job: JobState, now: Date): void {
  if (isExpired(job, now) || job.state === 'Expired' || job.state === 'Cancelled')
    throw new AppError('expired');
  if (isUnfinished(job))
    throw new AppError('state-conflict', { headers: { 'Retry-After': String(pollSeconds) } });
  if (job.state !== 'Completed') throw new AppError('state-conflict');
}
