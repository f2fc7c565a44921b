import { withClub } from '@/db/client';
import { endQueuedMail } from '@/lib/mail/queries';
import { systemCtx } from '@/lib/platform/context';
import { log } from '@/lib/platform/log';
import type { JobPayload } from '@/lib/queue/definitions';
import { recordHistory } from '@/lib/services/submissions/record-history';
import type { JobRuntime } from '@/server/worker/runtime';

/** Marks a mail whose job was given up as failed; staff see it and may send it again. */
export async function endMail(
  { db, now }: JobRuntime,
  { clubId, mailId }: JobPayload<'end-mail'>,
): Promise<void> {
  log.error({ clubId, mailId }, 'mail given up: its job never came to an end');
  await withClub({ db, clubId }, async tx => {
    const mail = await endQueuedMail(tx, clubId, mailId, 'TriesExhausted');
    if (!mail?.submissionId) return;
    const ctx = systemCtx({ clubId, now: now() });
    await recordHistory(tx, ctx, mail.submissionId, { type: 'EmailFailed', property: mail.type });
  });
}
