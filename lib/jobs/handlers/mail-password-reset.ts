import type { JobPayload } from '@/lib/jobs/definitions';
import type { JobRuntime } from '@/lib/jobs/runtime';
import { queuePasswordResetMail } from '@/lib/services/auth/forgot-password';

/** Puts the mail into the outbox; after a crash in between, the mail and the job's end come together or not at all. */
export async function mailPasswordReset(
  runtime: JobRuntime,
  { userId }: JobPayload<'mail-password-reset'>,
): Promise<void> {
  await queuePasswordResetMail({ db: runtime.db, now: runtime.now() }, userId);
}
