import type { Tx } from '@/db/client';
import { runParallel } from '@/db/run-parallel';
import { statusUrlOf } from '@/lib/auth/status-token';
import { queueMail } from '@/lib/mail/queue-mail';
import type { Ctx } from '@/lib/platform/context';
import type { Confirmer } from '@/lib/services/submissions/confirm/confirmation-links';
import { listConfirmers } from '@/lib/services/submissions/confirm/send-confirmations';
import { type MailFacts, mailTypeOf, mailVariables } from '@/lib/services/submissions/mail-facts';
import { getMailFacts } from '@/lib/services/submissions/submit/queries';

/**
 * Queues the mail with a question, or with its reminder, for each person who answers for the submission: the applicant,
 * or each guardian of a minor. Each gets their own link. Returns the number of mails: without an address there is none.
 */
export async function queueQuestionMails(
  tx: Tx,
  ctx: Pick<Ctx, 'clubId' | 'now'>,
  { submissionId, text }: { readonly submissionId: string; readonly text: string },
  isReminder = false,
): Promise<number> {
  const facts = await getMailFacts(tx, ctx.clubId, submissionId);
  const all = await listConfirmers(tx, ctx.clubId, facts);
  const asked = all.filter(({ address }) => address !== '');
  await runParallel(...asked.map(one => queueOne(tx, ctx, facts, one, text, isReminder)));
  return asked.length;
}

async function queueOne(
  tx: Tx,
  ctx: Pick<Ctx, 'clubId' | 'now'>,
  facts: MailFacts,
  { guardianId, address, name, firstName }: Confirmer,
  message: string,
  isReminder: boolean,
): Promise<void> {
  const { id: submissionId, locale } = facts.submission;
  const statusUrl = statusUrlOf({ clubId: ctx.clubId, submissionId, guardianId }, address);
  await queueMail(tx, ctx, {
    ...mailTypeOf(facts, 'Question', guardianId !== null),
    ...(isReminder && { notice: guardianId === null ? 'QuestionReminder' : 'GuardianQuestionReminder' }),
    to: { address, name, firstName },
    locale,
    submissionId,
    variables: {
      ...mailVariables(facts),
      message,
      statusUrl,
      questionUrl: `${statusUrl}/question`,
    },
  });
}
