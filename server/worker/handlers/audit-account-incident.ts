import type { JobPayload } from '@/lib/queue/definitions';
import { recordIncident } from '@/lib/services/auth/account-incidents';
import type { JobRuntime } from '@/server/worker/runtime';

export async function auditAccountIncident(
  { db, now }: JobRuntime,
  { incidentId, userId }: JobPayload<'audit-account-incident'>,
): Promise<void> {
  await recordIncident({ db, now: now() }, incidentId, userId);
}
