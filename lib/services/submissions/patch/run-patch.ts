import type { Tx } from '@/db/client';
import { withLockedCatalog } from '@/db/locks';
import type { Ctx } from '@/lib/platform/context';
import { invalid } from '@/lib/platform/errors';
import { assertPrecondition, type Precondition } from '@/lib/platform/precondition';
import type { SubmissionKind } from '@/lib/rules/enums';
import type { NamesDepartments } from '@/lib/rules/submissions/named-departments';
import type { Problem } from '@/lib/rules/submissions/problem';
import { findField } from '@/lib/rules/submissions/submission-fields';
import { exchangeFile } from '@/lib/services/submissions/files/attach';
import { type HistoryRow, lockSubmission, type SubmissionRow } from '@/lib/services/submissions/queries';
import { type HistoryStep, historyRows } from '@/lib/services/submissions/record-history';
import { getSubmissionRecord, type SubmissionRecord } from '@/lib/services/submissions/record-queries';
import { checkWithinLimit } from '@/lib/services/submissions/rules';
import { deleteOpenLinks } from '@/lib/services/submissions/status/member-queries';
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
  /** History entries of the side effects of the valid change. */
  readonly effects: () => readonly HistoryStep[];
  /** Writes the valid change with these history entries and the event. Returns the new row. */
  readonly store: (history: HistoryRow[]) => Promise<SubmissionRow>;
};

/**
 * Changes exactly one property of a submission in any state (contract §4). Checks the result like a new submission of
 * the day of receipt, but refuses (400) only problems that the change causes or leaves in its property. Writes a
 * history entry with old and new value for each property that changes; values of bank data are encrypted. Writes the
 * event `ApplicationUpdated`. Does nothing if the value is the stored one. After a change of the e-mail address,
 * confirmation links to the old one end. A limited user cannot remove the last of their departments (400). Returns the
 * version afterwards. Throws 404 and 412.
 */
export async function runPatch<Stored extends NamesDepartments>(
  ctx: Ctx,
  kind: SubmissionKind,
  { id, precondition }: PatchTarget,
  makePlan: (tx: Tx, record: SubmissionRecord) => Promise<PatchPlan<Stored>>,
): Promise<number> {
  return withLockedCatalog(ctx, async tx => {
    const row = await lockSubmission(tx, ctx.clubId, id, kind);
    assertPrecondition(precondition, row.version);
    const record = await getSubmissionRecord(tx, ctx.clubId, kind, row.id);
    const { before, patch, check, effects, store } = await makePlan(tx, record);
    const found = check(patch.submission);
    const problems = [
      ...(found.length === 0 ? [] : problemsOfPatch(patch, check(before), found)),
      ...checkWithinLimit(ctx.actor, patch.submission, patch.clientPath),
    ];
    if (problems.length > 0) throw invalid(problems);
    if (!isChange(patch)) return row.version;
    const changed = await store(historyOf(ctx, row.id, patch, effects()));
    if (/(^|\.)customFields\./.test(patch.property)) {
      const place = { clubId: ctx.clubId, submissionId: row.id };
      await exchangeFile(tx, place, patch.oldValue, patch.newValue);
    }
    if (patch.property === 'email') await deleteOpenLinks(tx, row, null);
    return changed.version;
  });
}

function historyOf(
  ctx: Ctx,
  submissionId: string,
  patch: Patched<unknown>,
  effects: readonly HistoryStep[],
): HistoryRow[] {
  const own: HistoryStep = {
    type: 'Updated',
    property: patch.property,
    oldValue: historyText(patch.oldValue),
    newValue: historyText(patch.newValue),
    isSensitive: findField(patch.property)?.isSensitive ?? false,
  };
  return historyRows(ctx, submissionId, ...effects.filter(({ property }) => property !== own.property), own);
}
