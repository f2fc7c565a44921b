import { withClub } from '@/db/client';
import type { JobPayload } from '@/lib/jobs/definitions';
import type { JobRuntime } from '@/lib/jobs/runtime';
import { log } from '@/lib/log';
import { endQueuedMail } from '@/lib/mail/queries';
import { recordHistory } from '@/lib/services/submissions/record-history';

/** Marks a mail that could not even be tried as failed, so that staff see it and may try it again. */
export async function endMail(
  { db, now }: JobRuntime,
  { clubId, mailId }: JobPayload<'end-mail'>,
): Promise<void> {
  log.error({ clubId, mailId }, 'mail given up: its job never came to an end');
  await withClub({ db, clubId }, async tx => {
    const mail = await endQueuedMail(tx, clubId, mailId, 'TriesExhausted');
    if (!mail?.submissionId) return;
    const ctx = { clubId, actor: { kind: 'System' }, now: now() } as const;
    await recordHistory(tx, ctx, mail.submissionId, { type: 'EmailFailed', property: mail.type });
  });
}
