import type { JobPayload } from '@/lib/queue/definitions';
import { queuePasswordResetMail } from '@/lib/services/auth/forgot-password';
import type { JobRuntime } from '@/server/worker/runtime';

/** Puts the mail into the outbox; after a crash in between, the mail and the job's end come together or not at all. */
export async function mailPasswordReset(
  runtime: JobRuntime,
  { userId }: JobPayload<'mail-password-reset'>,
): Promise<void> {
  await queuePasswordResetMail({ db: runtime.db, now: runtime.now() }, userId);
}
