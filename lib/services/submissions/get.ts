import { validate as isUuid } from 'uuid';
import { readClub, withClub } from '@/db/client';
import type { SubmissionBankData } from '@/lib/contracts/submissions/submission-work';
import type { Submission } from '@/lib/contracts/submissions/submissions';
import type { Ctx } from '@/lib/platform/context';
import type { SubmissionKind } from '@/lib/rules/enums';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { auditBankDataRead, getAccountRecord } from './bank-data-queries';
import { findHead, type SubmissionHead } from './queries';
import { getSubmissionRecord } from './record-queries';
import { canSeeBankData } from './rules';
import { toSubmission } from './serialize';
import { accountOf } from './stored-application';

/**
 * Returns the full record of a submission of this kind. A Viewer gets bank data and mandate masked, an empty picture
 * for a signature, and no origin. Writes an audit entry if a person gets full bank data. `Masked` hides only IBAN
 * and BIC, and writes no audit entry. Members read their own submission by a status link like a Viewer, but
 * with account holder and mandate. Throws 404.
 */
export async function getSubmission(
  ctx: Ctx,
  kind: SubmissionKind,
  id: string,
  bankData: 'Full' | 'Masked' = 'Full',
): Promise<Submission> {
  const isFull = canSeeBankData(ctx.actor);
  const isMasked = bankData === 'Masked';
  // A change request takes two selects, and full bank data an audit entry.
  const inClub = kind !== 'Change' && (isMasked || !isFull) ? readClub : withClub;
  return inClub(ctx, async tx => {
    const record = await getSubmissionRecord(tx, ctx.clubId, kind, id);
    if (isFull && !isMasked && record.bankAccount) await auditBankDataRead(tx, ctx, id);
    return toSubmission(record, { isFull, isMasked, isOwn: ctx.actor.kind === 'Member' });
  });
}

/** Returns a submission as its applicant gets it in a document: as by a status link, with the signature. Throws 404. */
export async function getOwnCopy(ctx: Ctx, kind: SubmissionKind, id: string): Promise<Submission> {
  return withClub(ctx, async tx => {
    const record = await getSubmissionRecord(tx, ctx.clubId, kind, id);
    return toSubmission(record, { isFull: false, isOwn: true, hasSignature: true });
  });
}

/** Kind and number of a submission of the club; null for an id that is unknown, malformed or of another club. */
export async function findSubmissionHead(ctx: Ctx, id: string): Promise<SubmissionHead | null> {
  return isUuid(id) ? withClub(ctx, tx => findHead(tx, ctx.clubId, id)) : null;
}

/**
 * Returns the full bank data of a submission and writes an audit entry for each request, also of API keys. If there is
 * none, all values are null and nothing is recorded. Throws 404.
 */
export async function getBankData(ctx: Ctx, id: string): Promise<SubmissionBankData> {
  return withClub(ctx, async tx => {
    const record = await getAccountRecord(tx, ctx.clubId, id);
    if (!record.bankAccount) return { iban: null, bic: null, accountHolder: null };
    await recordAudit(tx, ctx, { action: 'BankDataRead', recordType: 'Submission', recordId: id });
    const { iban, bic, accountHolder } = accountOf(record);
    return { iban, bic: bic || null, accountHolder };
  });
}
