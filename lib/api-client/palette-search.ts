import type { SubmissionList } from '@/lib/contracts/submissions/submissions';
import { api, bodyOf } from './client';

const most = 6;

/** The few submissions that best match a name, an address or a number. */
export async function findSubmissions(q: string, signal: AbortSignal): Promise<SubmissionList['items']> {
  return (await bodyOf(api.GET('/submits', { params: { query: { q, limit: most } }, signal }))).items;
}
