import { type Tx, withClub } from '@/db/client';
import type { ConfirmationActs, ConfirmationInfo } from '@/lib/contracts/public';
import { env } from '@/lib/env';
import { byLinkOf, type Ctx } from '@/lib/platform/context';
import { changeSubmission } from '@/lib/services/submissions/change-submission';
import { lockSubmission, raiseVersion } from '@/lib/services/submissions/queries';
import { recordHistory } from '@/lib/services/submissions/record-history';
import { getSubmissionRecord } from '@/lib/services/submissions/record-queries';
import { toSubmission } from '@/lib/services/submissions/serialize';
import { contentHash } from '@/lib/services/submissions/submit/evidence';
import {
  type ConfirmationRow,
  listGuardianConfirmations,
  spendConfirmation,
} from '@/lib/services/submissions/submit/queries';
import { acceptLiability } from './accept-liability';
import { markConfirmed } from './confirm';
import { declareSoleCustody } from './declare-sole-custody';
import {
  assertUndecided,
  type ConfirmationPlace,
  readConfirmation,
  requireConfirmationPlace,
  requireOpenConfirmation,
} from './get-confirmation';
import { grantMandate } from './grant-mandate';
import { queueAgreement, queueChangeOfMind, queueMinorNews } from './guardian-mails';
import { mandateRequestOf } from './mandate-request';
import { originOf } from './origin';
import { recordRefusal } from './record-refusal';
import { isConfirmedByGuardians } from './send-confirmations';
import { withdrawConsents } from './withdraw-consents';

/**
 * Uses a confirmation link. The submission becomes `Confirmed` once every required person has used one of their links.
 * A used link returns the current state and changes nothing. A consent cancels the guardian's refusal. With `acts` the
 * guardian of a minor also grants the mandate, accepts liability, declares sole custody or withdraws consents, by a used
 * link too. Throws like `getConfirmation`, `declareSoleCustody`, `grantMandate` and `withdrawConsents`, and a 409 with a
 * message if the submission is decided or withdrawn.
 */
export async function confirmByToken(
  visitor: Omit<Ctx, 'clubId' | 'tx'>,
  token: string,
  acts: ConfirmationActs = {},
): Promise<ConfirmationInfo> {
  const place = await requireConfirmationPlace(visitor, token);
  return withClub({ ...visitor, clubId: place.clubId, tx: undefined }, async tx => {
    const { submission, link } = await requireOpenConfirmation(tx, visitor, place);
    const ctx: Ctx = { ...byLinkOf(visitor, link.guardianId), clubId: place.clubId, tx: undefined };
    const row = await lockSubmission(tx, ctx.clubId, submission.id);
    const known = await requireOpenConfirmation(tx, visitor, place);
    const isNew = known.link.confirmedAt === null;
    const { sepaMandateAccepted, guardianLiability, hasSoleCustody, mediaConsents = {} } = acts;
    const isDeclared = sepaMandateAccepted || guardianLiability || hasSoleCustody;
    const hasAccount = Boolean(acts.accountHolder || acts.iban || acts.bic);
    const isAct = isDeclared || hasAccount || Object.keys(mediaConsents).length > 0;
    if (!isNew && !isAct) return readConfirmation(tx, visitor, place);
    assertUndecided(row, ctx.locale);
    const isLiable = await acceptLiability(tx, ctx, known, { ...acts, isNew });
    const isSole = await declareSoleCustody(tx, ctx, known, { ...acts, isNew });
    const isGranted = await grantMandate(tx, ctx, known, acts);
    const isWithdrawn = await withdrawConsents(tx, ctx, known, acts);
    if (isNew) await spend(tx, ctx, place, known, acts);
    const after = isNew && (await isFullyConfirmed(tx, known)) ? await markConfirmed(tx, ctx, row) : row;
    const hasActed = isGranted || isLiable || isSole || isWithdrawn;
    if (isNew || hasActed)
      await queueMails(tx, ctx, known, { isFull: after !== row, url: `${env().APP_URL}/confirm/${token}` });
    if (after !== row) return readConfirmation(tx, visitor, place);
    if (hasActed) await changeSubmission(tx, ctx, row, 'ApplicationUpdated', {});
    // Also while others are awaited, or after staff confirmed: the record shows when each guardian did.
    else if (isNew && known.guardian) await raiseVersion(tx, row);
    return readConfirmation(tx, visitor, place);
  });
}

/** Queues the record of a guardian's acts, and to a minor who applied alone that all agreed. */
async function queueMails(
  tx: Tx,
  ctx: Ctx,
  known: ConfirmationRow,
  { isFull, url }: { readonly isFull: boolean; readonly url: string },
): Promise<void> {
  const { guardian, submission } = known;
  if (!guardian) return;
  const place = { submissionId: submission.id, guardianId: guardian.id };
  const record = await getSubmissionRecord(tx, ctx.clubId, submission.kind, submission.id);
  const request = mandateRequestOf(record, known);
  await queueAgreement(tx, ctx, place, request && request.readerIs !== 'Other' ? url : '');
  const areOthersTold = guardian.refusedAt !== null && known.link.confirmedAt === null;
  if (areOthersTold) await queueChangeOfMind(tx, ctx, place);
  if (isFull) await queueMinorNews(tx, ctx, place, { notice: 'MinorAgreed', areOthersTold });
}

/** Marks the link as used, with the evidence of what its reader agreed to. */
async function spend(
  tx: Tx,
  ctx: Ctx,
  place: ConfirmationPlace,
  { guardian, submission }: ConfirmationRow,
  acts: ConfirmationActs,
): Promise<void> {
  const record = await getSubmissionRecord(tx, ctx.clubId, submission.kind, submission.id);
  const shown = toSubmission(record, { isFull: true });
  const at = ctx.now;
  const hash = contentHash({ shown, acts, guardianId: guardian?.id ?? null, at: at.toISOString() });
  await spendConfirmation(tx, place, { at, hash, ...originOf(ctx) });
  if (!guardian) return;
  if (guardian.refusedAt) await recordRefusal(tx, ctx, submission, guardian, null);
  const property = `guardians[${guardian.position}].confirmedAt`;
  await recordHistory(tx, ctx, submission.id, { type: 'Updated', property, newValue: at.toISOString() });
}

async function isFullyConfirmed(tx: Tx, { link, submission, club }: ConfirmationRow): Promise<boolean> {
  if (!isConfirmedByGuardians({ submission, club })) return link.guardianId === null;
  const guardians = await listGuardianConfirmations(tx, link.clubId, submission.id);
  return guardians.every(({ hasConfirmed }) => hasConfirmed);
}
