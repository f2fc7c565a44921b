import { type Tx, withClub } from '@/db/client';
import { runParallel } from '@/db/run-parallel';
import type { Ctx } from '@/lib/platform/context';
import { invalid } from '@/lib/platform/errors';
import { assertPrecondition, type Precondition } from '@/lib/platform/precondition';
import type { SubmissionKind } from '@/lib/rules/enums';
import type { Problem } from '@/lib/rules/submissions/problem';
import { findField } from '@/lib/rules/submissions/submission-fields';
import { exchangeFile } from '@/lib/services/submissions/files/attach';
import { lockSubmission, type SubmissionRow } from '@/lib/services/submissions/queries';
import { type HistoryStep, recordHistory } from '@/lib/services/submissions/record-history';
import { getSubmissionRecord, type SubmissionRecord } from '@/lib/services/submissions/record-queries';
import { toEventData } from '@/lib/services/submissions/serialize';
import { deleteOpenLinks } from '@/lib/services/submissions/status/member-queries';
import { recordEvent } from '@/lib/webhooks/record-event';
import { historyText, isChange, type Patched, problemsOfPatch } from './patched';

export type PatchTarget = {
  readonly id: string;
  readonly precondition: Precondition;
};

/** The functions that change one kind of submission. */
export type PatchPlan<Stored> = {
  readonly before: Stored;
  readonly patch: Patched<Stored>;
  /** Returns all problems, as for a new submission of the day of receipt. */
  readonly check: (submission: Stored) => readonly Problem[];
  /** Writes the valid change. Returns the new row, and history entries of its side effects. */
  readonly store: () => Promise<StoredPatch>;
};

export type StoredPatch = { readonly row: SubmissionRow; readonly effects: readonly HistoryStep[] };

/**
 * Changes exactly one property of a submission in any state (contract §4). Checks the result like a new submission of
 * the day of receipt, but refuses (400) only problems that the change causes or leaves in its property. Writes a
 * history entry with old and new value for each property that changes; values of bank data are encrypted. Writes the
 * event `ApplicationUpdated`. Does nothing if the value is the stored one. After a change of the e-mail address,
 * confirmation links to the old one end. Throws 404 and 412.
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
    if (/(^|\.)customFields\./.test(patch.property)) {
      const place = { clubId: ctx.clubId, submissionId: row.id };
      await exchangeFile(tx, place, patch.oldValue, patch.newValue);
    }
    if (patch.property === 'email') await deleteOpenLinks(tx, row, null);
    await recordPatch(tx, ctx, changed, patch);
  });
}

async function recordPatch(
  tx: Tx,
  ctx: Ctx,
  { row, effects }: StoredPatch,
  patch: Patched<unknown>,
): Promise<void> {
  const own: HistoryStep = {
    type: 'Updated',
    property: patch.property,
    oldValue: historyText(patch.oldValue),
    newValue: historyText(patch.newValue),
    isSensitive: findField(patch.property)?.isSensitive ?? false,
  };
  await runParallel(
    recordHistory(tx, ctx, row.id, ...effects.filter(({ property }) => property !== own.property), own),
    recordEvent(tx, ctx, {
      type: 'ApplicationUpdated',
      submissionId: row.id,
      data: toEventData(ctx.clubId, row),
    }),
  );
}
