import { queueStaffDigest } from '@/lib/mail/queue-staff-digest';
import type { JobPayload } from '@/lib/queue/definitions';
import type { JobRuntime } from '@/server/worker/runtime';

export async function sendStaffDigest(
  { db, now }: JobRuntime,
  { clubId, userId, from, until }: JobPayload<'send-staff-digest'>,
): Promise<void> {
  const busy = { userId, from: new Date(from), until: new Date(until) };
  await queueStaffDigest({ db, clubId, now: now() }, busy);
}
