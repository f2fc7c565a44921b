import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '@/db/client';
import type { confirmations } from '@/db/schema/submissions';
import { statusUrlOf } from '@/lib/auth/status-token';
import { env } from '@/lib/env';
import { queueMail } from '@/lib/mail/queue-mail';
import type { Ctx } from '@/lib/platform/context';
import { randomToken, tokenHash } from '@/lib/platform/crypto/keyed-hash';
import { translatorFor } from '@/lib/platform/i18n/translator';
import type { Locale } from '@/lib/rules/enums';
import { isSameEmail } from '@/lib/rules/format/email-domain';
import { formatDateTime } from '@/lib/rules/format/format-date';
import { listText } from '@/lib/rules/format/intl-formats';
import { type MailFacts, mailTypeOf, mailVariables } from '@/lib/services/submissions/mail-facts';

/** How long a confirmation link is valid (contract §3). */
const validMs = 14 * 24 * 3_600_000;

/** The person who confirms: the applicant, or a guardian of a minor. */
export type Confirmer = {
  readonly guardianId: string | null;
  readonly address: string;
  readonly name: string;
  readonly firstName?: string | undefined;
};

export type ConfirmationLink = {
  readonly confirmer: Confirmer;
  /** Contains the token. Only the mail may contain it. */
  readonly url: string;
  readonly row: typeof confirmations.$inferInsert;
};

/** The names of the others who are asked, at the address of a confirmer and at other addresses. */
function othersOf({ guardianId, address }: Confirmer, all: readonly Confirmer[], locale: Locale) {
  const others = all.filter(one => one.guardianId !== guardianId);
  const named = (isHere: boolean) =>
    listText(
      others.filter(one => isSameEmail(one.address, address) === isHere).map(({ name }) => name),
      locale,
    );
  return { list: named(true), alsoAsked: named(false) };
}

/** Creates a link with 256 random bits; the database stores only the hash. */
export function makeConfirmationLink(
  ctx: Pick<Ctx, 'clubId' | 'now'>,
  submissionId: string,
  confirmer: Confirmer,
): ConfirmationLink {
  const token = randomToken();
  return {
    confirmer,
    url: `${env().APP_URL}/confirm/${token}`,
    row: {
      clubId: ctx.clubId,
      id: uuidv7(),
      submissionId,
      guardianId: confirmer.guardianId,
      tokenHash: tokenHash(token),
      createdAt: ctx.now,
      expiresAt: new Date(ctx.now.getTime() + validMs),
    },
  };
}

/**
 * Queues the mail with a link, in the submission's language. With `content` it is the receipt of a cancellation, too.
 * It names those of `all` who are asked by links of their own and, to a guardian, an awaited mandate.
 */
export async function queueConfirmationMail(
  tx: Tx,
  ctx: Ctx,
  facts: MailFacts,
  { confirmer, url, row }: ConfirmationLink,
  { content, all }: { readonly content?: string | undefined; readonly all: readonly Confirmer[] },
): Promise<void> {
  const { id, locale } = facts.submission;
  const labels = translatorFor('labels', { locale, addressForm: facts.club.addressForm });
  const isAwaited = confirmer.guardianId !== null && facts.isMandateAwaited;
  await queueMail(tx, ctx, {
    ...mailTypeOf(facts, 'Confirmation', confirmer.guardianId !== null),
    to: confirmer,
    locale,
    submissionId: id,
    variables: {
      ...mailVariables(facts),
      ...(content === undefined ? {} : { content }),
      ...othersOf(confirmer, all, locale),
      awaitedMandate: isAwaited ? labels('paymentMethod.MandateAwaited') : '',
      confirmationUrl: url,
      statusUrl: statusUrlOf(
        { clubId: ctx.clubId, submissionId: id, guardianId: confirmer.guardianId },
        confirmer.address,
      ),
      expiresAt: formatDateTime(row.expiresAt, facts.club.timeZone, locale),
    },
  });
}
