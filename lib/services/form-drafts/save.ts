import { v7 as uuidv7 } from 'uuid';
import { withClub } from '@/db/client';
import type { FormDraftRequest } from '@/lib/contracts/form-drafts';
import { env } from '@/lib/env';
import { countDraftLink } from '@/lib/mail/mail-budget';
import { queueMail } from '@/lib/mail/queue-mail';
import type { Ctx } from '@/lib/platform/context';
import { randomToken, tokenHash } from '@/lib/platform/crypto/keyed-hash';
import { encryptField } from '@/lib/platform/crypto/record-encryption';
import { invalid } from '@/lib/platform/errors';
import { emailKey, toUnicodeEmail } from '@/lib/rules/format/email-domain';
import { formatDateTime } from '@/lib/rules/format/format-date';
import { draftEntries } from '@/lib/rules/submissions/draft-entries';
import { checkEmail } from '@/lib/rules/submissions/field-rules';
import { deleteOldDrafts, getDraftClub, insertDraft } from './queries';
import { contentField, draftMs, draftsMax } from './rules';

/**
 * Stores a started form, encrypted, for 14 days, and queues the mail with its link in the same transaction. Leaves out
 * bank data, signature and consents. An address has at most three drafts; a further one replaces the oldest. Does
 * nothing for a robot, and for an address that got three links within an hour. Throws a 400 for an invalid address.
 */
export async function saveFormDraft(ctx: Ctx, request: FormDraftRequest): Promise<void> {
  const address = toUnicodeEmail(request.email.trim());
  const found = checkEmail(address);
  if (found) throw invalid([{ path: 'email', ...found }]);
  if (request.website) return;
  if (!(await countDraftLink(ctx.db, address))) return;
  const { kind, entries, form = '' } = request;
  const { clubId, now } = ctx;
  const email = emailKey(address);
  const [id, token] = [uuidv7(), randomToken()];
  const expiresAt = new Date(now.getTime() + draftMs);
  const content = draftEntries(entries.map(({ name, value }) => [name, value] as const));
  await withClub(ctx, async tx => {
    const club = await getDraftClub(tx, clubId);
    const locale = request.locale ?? club.locale;
    await deleteOldDrafts(tx, clubId, { email, now, kept: draftsMax - 1 });
    await insertDraft(tx, {
      clubId,
      id,
      kind,
      form,
      locale,
      email,
      expiresAt,
      tokenHash: tokenHash(token),
      contentEncrypted: encryptField(JSON.stringify(content), contentField(clubId, id)),
      createdAt: now,
    });
    await queueMail(tx, ctx, {
      type: `${kind}Confirmation`,
      notice: 'FormDraft',
      topic: 'FormDraft',
      to: { address, name: '' },
      locale,
      variables: {
        pageUrl: `${env().APP_URL}/f/${club.slug}/${kind.toLowerCase()}/continue/${token}?lang=${locale}`,
        expiresAt: formatDateTime(expiresAt, club.timeZone, locale),
      },
    });
  });
}
