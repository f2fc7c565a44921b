import type { JobPayload } from '@/lib/queue/definitions';
import { queuePasswordResetMail } from '@/lib/services/auth/forgot-password';
import type { JobRuntime } from '@/server/worker/runtime';

/** Writes the mail into the outbox. The mail and the end of the job commit together. */
export async function mailPasswordReset(
  runtime: JobRuntime,
  { userId }: JobPayload<'mail-password-reset'>,
): Promise<void> {
  await queuePasswordResetMail({ db: runtime.db, now: runtime.now() }, userId);
}
