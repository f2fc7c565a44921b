import { type Tx, withClub } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import type { SubmissionKind } from '@/lib/rules/enums';
import { changeSubmission } from '@/lib/services/submissions/change-submission';
import { queueFamilyNotices, withFamilyNames } from '@/lib/services/submissions/family/family-mails';
import { listFamily } from '@/lib/services/submissions/family/family-queries';
import { lockSubmission, type SubmissionRow } from '@/lib/services/submissions/queries';
import { recordHistory } from '@/lib/services/submissions/record-history';
import { requireStep } from '@/lib/services/submissions/rules';
import { readMailFacts } from '@/lib/services/submissions/submit/change-content';
import { queueReceipts } from '@/lib/services/submissions/submit/queue-receipts';
import { listAwaited } from './send-confirmations';

/**
 * Staff confirm a submission for its applicant. Does nothing if it is confirmed already (contract §4). Returns the version
 * afterwards. Throws 404, and 409 if the state forbids it.
 */
export function confirmSubmission(ctx: Ctx, input: { kind: SubmissionKind; id: string }): Promise<number> {
  return withClub(ctx, async tx => {
    const row = await lockSubmission(tx, ctx.clubId, input.id, input.kind);
    return (await markConfirmed(tx, ctx, row)).version;
  });
}

/**
 * Sets a locked submission to `Confirmed`, writes the history entry and `EmailConfirmed`, and queues the receipt. The
 * receipt of a cancellation was sent at its submission (contract §4). A confirmed submission stays as it is. Throws a
 * 409 if the state forbids it. Returns the new row.
 */
export async function markConfirmed(tx: Tx, ctx: Ctx, row: SubmissionRow): Promise<SubmissionRow> {
  const state = requireStep('confirm', row, ctx.locale);
  if (state === row.state) return row;
  const columns = { state, confirmedAt: ctx.now };
  const confirmed = await changeSubmission(tx, ctx, row, 'EmailConfirmed', columns);
  await recordHistory(tx, ctx, row.id, { type: 'Confirmed' });
  if (row.kind !== 'Cancellation') await queueConfirmedReceipts(tx, ctx, row.id);
  return confirmed;
}

async function queueConfirmedReceipts(tx: Tx, ctx: Ctx, submissionId: string): Promise<void> {
  const facts = await readMailFacts(tx, ctx, submissionId);
  // Who agreed by their own link has the record of it.
  const to = await listAwaited(tx, ctx.clubId, facts);
  const family = await listFamily(tx, { clubId: ctx.clubId, submissionId });
  await queueReceipts(tx, ctx, { facts, to: withFamilyNames(to, family, facts) });
  await queueFamilyNotices(tx, ctx, facts, to);
}
