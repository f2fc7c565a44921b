import { AppError } from '@/lib/platform/errors';

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

export type ByteRange = { readonly from: number; readonly to: number };

/**
 * Returns the bytes of a `Range` header (RFC 9110 §14.2), both inclusive; null if it is to be ignored: no bytes,
 * several ranges, or malformed. Throws a 416 if the file has no such bytes.
 */
export function rangeOf(header: string | null, size: number): ByteRange | null {
  const [, first = '', last = ''] = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  const from = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < from) return null;
  if (from >= size || (first === '' && Number(last) === 0)) {
    throw new AppError('range-not-satisfiable', { headers: { 'Content-Range': `bytes */${size}` } });
  }
  return { from, to };
}
