import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '@/db/client';
import type { confirmations } from '@/db/schema/submissions';
import { statusUrlOf } from '@/lib/auth/status-token';
import { env } from '@/lib/env';
import { queueMail } from '@/lib/mail/queue-mail';
import type { Ctx } from '@/lib/platform/context';
import { randomToken, tokenHash } from '@/lib/platform/crypto/keyed-hash';
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

/** The names of the others who are asked at the address of a confirmer. */
export function othersAtAddress(
  { guardianId, address }: Pick<Confirmer, 'guardianId' | 'address'>,
  all: readonly Pick<Confirmer, 'guardianId' | 'name' | 'address'>[],
): string[] {
  return all
    .filter(one => one.guardianId !== guardianId && isSameEmail(one.address, address))
    .map(({ name }) => name);
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
 * `others` are the names of those who are asked at the same address by links of their own.
 */
export async function queueConfirmationMail(
  tx: Tx,
  ctx: Ctx,
  facts: MailFacts,
  { confirmer, url, row }: ConfirmationLink,
  {
    content,
    others = [],
  }: { readonly content?: string | undefined; readonly others?: readonly string[] } = {},
): Promise<void> {
  const { id, locale } = facts.submission;
  await queueMail(tx, ctx, {
    ...mailTypeOf(facts, 'Confirmation', confirmer.guardianId !== null),
    to: confirmer,
    locale,
    submissionId: id,
    variables: {
      ...mailVariables(facts),
      ...(content === undefined ? {} : { content }),
      list: listText(others, locale),
      confirmationUrl: url,
      statusUrl: statusUrlOf(
        { clubId: ctx.clubId, submissionId: id, guardianId: confirmer.guardianId },
        confirmer.address,
      ),
      expiresAt: formatDateTime(row.expiresAt, facts.club.timeZone, locale),
    },
  });
}
