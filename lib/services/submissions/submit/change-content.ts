import type { Tx } from '@/db/client';
import { membershipPartOf } from '@/lib/contracts/submissions/membership-part';
import type { ExportContext } from '@/lib/documents/export-context';
import { type WishLine, wishLines } from '@/lib/documents/wish-lines';
import type { Ctx } from '@/lib/platform/context';
import { translatorFor } from '@/lib/platform/i18n/translator';
import type { MembershipPart } from '@/lib/rules/submissions/membership-part';
import { looksLikeLink } from '@/lib/rules/submissions/text-rules';
import { getClubInfo } from '@/lib/services/clubs/read';
import { listKnownCustomFields } from '@/lib/services/custom-fields/read';
import type { MailFacts } from '@/lib/services/submissions/mail-facts';
import { readNamedRecords } from '@/lib/services/submissions/named-records';
import type { SubmissionRow } from '@/lib/services/submissions/queries';
import { getSubmissionRecord } from '@/lib/services/submissions/record-queries';
import { toSubmission } from '@/lib/services/submissions/serialize';
import { isFreeText } from './cancellation-receipt';
import { getMailFacts } from './queries';

/**
 * Returns the facts about a submission that its mails contain; of a change request also what is to change. `submission`
 * replaces the stored row, for a caller who is about to write it.
 */
export async function readMailFacts(
  tx: Tx,
  ctx: Ctx,
  submissionId: string,
  submission?: SubmissionRow,
): Promise<MailFacts> {
  const stored = await getMailFacts(tx, ctx.clubId, submissionId);
  const facts = submission ? { ...stored, submission } : stored;
  if (facts.submission.kind !== 'Change') return facts;
  const validFrom = facts.change?.validFrom ?? null;
  const { content, part } = await contentOf(tx, ctx, facts);
  return { ...facts, part, change: { validFrom, content } };
}

/**
 * The wishes of a change request as `label: value` lines. The IBAN is masked. Earlier values are left out, because the
 * sender may be somebody else than the member. Before the address is confirmed or the club has accepted, free text and
 * links are left out too, as in the receipt of a cancellation, and a last line says where to read them.
 */
async function contentOf(
  tx: Tx,
  ctx: Ctx,
  { submission: { id, locale, state, confirmedAt } }: MailFacts,
): Promise<{ content: string; part: MembershipPart | null }> {
  const inClub = { ...ctx, tx };
  const record = await getSubmissionRecord(tx, ctx.clubId, 'Change', id);
  const stored = toSubmission(record, { isFull: true, isMasked: true });
  if (stored.kind !== 'Change') return { content: '', part: null };
  const { info: club } = await getClubInfo(inClub);
  const customFields = await listKnownCustomFields(inClub);
  const records = await readNamedRecords(tx, ctx.clubId);
  const context: ExportContext = {
    locale,
    club,
    customFields,
    records,
    logo: null,
    brandColor: null,
    now: ctx.now,
  };
  const lines = wishLines(stored, context);
  const isRead = confirmedAt !== null || state === 'Accepted';
  const isShown = ({ value, type }: WishLine) =>
    isRead || !(looksLikeLink(value) || (type !== null && isFreeText[type]));
  const shown = lines.filter(isShown).map(({ label, value }) => `${label}: ${value}`);
  const isComplete = shown.length === lines.length && stored.notes === '';
  const leftOut = isComplete ? [] : [translatorFor('mail', { locale })('detailsLeftOut')];
  return { content: [...shown, ...leftOut].join('\n'), part: membershipPartOf(stored) };
}
