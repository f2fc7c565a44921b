import type { JobPayload } from '@/lib/jobs/definitions';
import type { JobRuntime } from '@/lib/jobs/runtime';
import { recordIncident } from '@/lib/services/auth/account-incidents';

export async function auditAccountIncident(
  { db, now }: JobRuntime,
  { incidentId, userId }: JobPayload<'audit-account-incident'>,
): Promise<void> {
  await recordIncident({ db, now: now() }, incidentId, userId);
}
