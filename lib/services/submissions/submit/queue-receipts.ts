import type { Tx } from '@/db/client';
import { runParallel } from '@/db/run-parallel';
import { statusUrlOf } from '@/lib/auth/status-token';
import { queueMail } from '@/lib/mail/queue-mail';
import type { Ctx } from '@/lib/platform/context';
import type { Confirmer } from '@/lib/services/submissions/confirm/confirmation-links';
import { type MailFacts, mailTypeOf, mailVariables } from '@/lib/services/submissions/mail-facts';

type Receipt = {
  readonly facts: MailFacts;
  readonly to: readonly Confirmer[];
  /** The declared values as text. */
  readonly content?: string | undefined;
};

/** Queues the receipt of a submission for each of `to` who has an address. */
export async function queueReceipts(
  tx: Tx,
  ctx: Pick<Ctx, 'clubId' | 'now'>,
  { facts, to, content }: Receipt,
): Promise<void> {
  const { id: submissionId, locale } = facts.submission;
  await runParallel(
    ...to
      .filter(({ address }) => address !== '')
      .map(({ guardianId, address, name, firstName }) =>
        queueMail(tx, ctx, {
          ...mailTypeOf(facts, 'Received', guardianId !== null),
          to: { address, name, firstName },
          locale,
          submissionId,
          variables: {
            ...mailVariables(facts),
            statusUrl: statusUrlOf({ clubId: ctx.clubId, submissionId, guardianId }, address),
            ...(content === undefined ? {} : { content }),
          },
        }),
      ),
  );
}
