import { type Tx, withClub } from '@/db/client';
import { sideBySide } from '@/db/side-by-side';
import type { Ctx } from '@/lib/context';
import type { SubmissionKind } from '@/lib/contracts/enums';
import { invalid } from '@/lib/errors';
import type { Problem } from '@/lib/forms/problem';
import { assertPrecondition, type Precondition } from '@/lib/precondition';
import { recordEvent } from '@/lib/webhooks/record-event';
import { deleteOpenLinksOfApplicant } from './member-queries';
import { historyText, isChange, type Patched, problemsOfPatch } from './patched';
import { lockSubmission, type SubmissionRow } from './queries';
import { recordHistory } from './record-history';
import { getSubmissionRecord, type SubmissionRecord } from './record-queries';
import { toEventData } from './serialize';

export type PatchTarget = {
  readonly id: string;
  readonly precondition: Precondition;
};

/** How one kind of submission is changed. */
export type PatchPlan<Stored> = {
  readonly before: Stored;
  readonly patch: Patched<Stored>;
  /** Everything that is wrong with it, as for a new submission of the day of receipt. */
  readonly check: (submission: Stored) => readonly Problem[];
  /** Writes what was found right; answers with the new row. */
  readonly store: () => Promise<SubmissionRow>;
};

const sensitive = ['iban', 'bic', 'accountHolder'];

/**
 * Changes exactly one property of a submission in any state (contract §4). The result is checked like a new submission
 * of the day of receipt, but only what the change itself makes or leaves wrong is refused (400). One history entry
 * with the old and the new value, encrypted for bank data, and the event `ApplicationUpdated`; nothing at all where
 * the value was there already. Links that were sent to an address which was wrong end. Throws 404 and 412.
 */
export async function runPatch<Stored>(
  ctx: Ctx,
  kind: SubmissionKind,
  { id, precondition }: PatchTarget,
  makePlan: (tx: Tx, record: SubmissionRecord) => Promise<PatchPlan<Stored>>,
): Promise<void> {
  await withClub(ctx, async tx => {
    const row = await lockSubmission(tx, ctx.clubId, id, kind);
    assertPrecondition(precondition, row.version);
    const record = await getSubmissionRecord(tx, ctx.clubId, kind, row.id);
    const { before, patch, check, store } = await makePlan(tx, record);
    const problems = problemsOfPatch(patch, check(before), check(patch.submission));
    if (problems.length > 0) throw invalid(problems);
    if (!isChange(patch)) return;
    const changed = await store();
    if (patch.property === 'email') await deleteOpenLinksOfApplicant(tx, row);
    await tell(tx, ctx, changed, patch);
  });
}

async function tell(tx: Tx, ctx: Ctx, row: SubmissionRow, patch: Patched<unknown>): Promise<void> {
  await sideBySide(
    recordHistory(tx, ctx, row.id, {
      type: 'Updated',
      property: patch.property,
      oldValue: historyText(patch.oldValue),
      newValue: historyText(patch.newValue),
      isSensitive: sensitive.includes(patch.property),
    }),
    recordEvent(tx, ctx, {
      type: 'ApplicationUpdated',
      submissionId: row.id,
      data: toEventData(ctx.clubId, row),
    }),
  );
}
