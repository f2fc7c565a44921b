import { type Tx, withClub } from '@/db/client';
import type { Ctx } from '@/lib/context';
import type { SubmissionKind } from '@/lib/contracts/enums';
import { recordEvent } from '@/lib/webhooks/record-event';
import { lockSubmission, type SubmissionRow, updateSubmission } from './queries';
import { recordHistory } from './record-history';
import { requireStep } from './rules';
import { toEventData } from './serialize';

/** Confirms on behalf of the member; nothing happens where it is confirmed already (contract §4). */
export async function confirmSubmission(
  ctx: Ctx,
  input: { kind: SubmissionKind; id: string },
): Promise<void> {
  await withClub(ctx, async tx => {
    const row = await lockSubmission(tx, ctx.clubId, input.id, input.kind);
    await markConfirmed(tx, ctx, row);
  });
}

/**
 * Makes a locked submission `Confirmed`, with its history entry and `EmailConfirmed`. One that is confirmed
 * already stays as it is; throws a 409 where its state forbids it. Answers with the row as it is then.
 */
export async function markConfirmed(tx: Tx, ctx: Ctx, row: SubmissionRow): Promise<SubmissionRow> {
  const state = requireStep('confirm', row);
  if (state === row.state) return row;
  const confirmed = await updateSubmission(tx, row, { state, confirmedAt: ctx.now });
  await recordHistory(tx, ctx, row.id, { type: 'Confirmed' });
  await recordEvent(tx, ctx, {
    type: 'EmailConfirmed',
    submissionId: row.id,
    data: toEventData(ctx.clubId, confirmed),
  });
  return confirmed;
}
