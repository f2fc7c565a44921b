import type { Tx } from '@/db/client';
import { statusUrlOf } from '@/lib/auth/status-token';
import { queueMail } from '@/lib/mail/queue-mail';
import type { Ctx } from '@/lib/platform/context';
import { listText } from '@/lib/rules/format/intl-formats';
import { fullName } from '@/lib/rules/submissions/full-name';
import type { Confirmer } from '@/lib/services/submissions/confirm/confirmation-links';
import { type MailFacts, mailVariables } from '@/lib/services/submissions/mail-facts';

/**
 * Queues the receipt of a minor who applied alone. It says whose consent is awaited, and has their own status link, which
 * stays valid after that consent. The club's own receipt speaks of an application that is complete, so it does not apply.
 */
export async function queueMinorReceipt(
  tx: Tx,
  ctx: Pick<Ctx, 'clubId' | 'now'>,
  facts: MailFacts,
  awaited: readonly { readonly confirmer: Pick<Confirmer, 'name' | 'address'> }[],
): Promise<void> {
  const { id: submissionId, locale, firstName, lastName, email } = facts.submission;
  if (email === '') return;
  const listed = (texts: readonly string[]) => listText(new Set(texts), locale);
  await queueMail(tx, ctx, {
    type: 'MembershipReceived',
    notice: 'MinorReceived',
    to: { address: email, name: fullName({ firstName, lastName }) },
    locale,
    submissionId,
    variables: {
      ...mailVariables(facts),
      list: listed(awaited.map(({ confirmer }) => confirmer.name)),
      addresses: listed(awaited.map(({ confirmer }) => confirmer.address.toLowerCase())),
      statusUrl: statusUrlOf({ clubId: ctx.clubId, submissionId, guardianId: null }, email),
    },
  });
}
