import type { JobPayload } from '@/lib/jobs/definitions';
import type { JobRuntime } from '@/lib/jobs/runtime';
import { queueStaffDigest } from '@/lib/mail/queue-staff-digest';

export async function sendStaffDigest(
  { db, now }: JobRuntime,
  { clubId, userId, from, until }: JobPayload<'send-staff-digest'>,
): Promise<void> {
  const busy = { userId, from: new Date(from), until: new Date(until) };
  await queueStaffDigest({ db, clubId, now: now() }, busy);
}
