import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '@/db/client';
import { submissionHistory } from '@/db/schema/submissions';
import type { Actor, Ctx } from '@/lib/platform/context';
import { encryptField } from '@/lib/platform/crypto/record-encryption';
import type { SubmitHistoryType } from '@/lib/rules/enums';
import { newValueField, oldValueField } from './encrypted-fields';
import { createExportedEntries, type Exported } from './history-queries';
import type { HistoryRow } from './queries';

export type HistoryStep = {
  readonly type: SubmitHistoryType;
  /** JSON path of the changed property, as in the API. */
  readonly property?: string;
  readonly oldValue?: string | null;
  readonly newValue?: string | null;
  /** Stores both values encrypted; readers without the right to bank data get them masked. */
  readonly isSensitive?: boolean;
};

type Author = Pick<Ctx, 'clubId' | 'actor' | 'now' | 'clock'>;

/**
 * Writes history entries in their order, with the actor of `ctx`, in the transaction of the change. If it has locked
 * the submission, the entries of concurrent changes have the order and the time in which these happen.
 */
export async function recordHistory(
  tx: Tx,
  ctx: Author,
  submissionId: string,
  ...steps: readonly HistoryStep[]
): Promise<void> {
  await tx.insert(submissionHistory).values(historyRows(ctx, submissionId, ...steps));
}

/** The rows of history entries, for the statement that writes the change to the locked submission. */
export function historyRows(
  ctx: Author,
  submissionId: string,
  ...steps: readonly HistoryStep[]
): HistoryRow[] {
  const at = ctx.clock?.() ?? ctx.now;
  return steps.map(step => toRow({ ...ctx, now: at }, submissionId, step));
}

/** Records in the history of submissions that they were exported. Skips deleted submissions. */
export async function recordExported(tx: Tx, exported: Exported): Promise<void> {
  await createExportedEntries(tx, exported);
}

function toRow(ctx: Author, submissionId: string, step: HistoryStep): HistoryRow {
  const id = uuidv7();
  const isEncrypted = step.isSensitive ?? false;
  return {
    clubId: ctx.clubId,
    id,
    submissionId,
    type: step.type,
    at: ctx.now,
    actorKind: ctx.actor.kind,
    actorId: actorIdOf(ctx.actor),
    property: step.property ?? null,
    oldValue: stored(step.oldValue, isEncrypted, oldValueField(ctx.clubId, id)),
    newValue: stored(step.newValue, isEncrypted, newValueField(ctx.clubId, id)),
    isEncrypted,
  };
}

/** A guardian's id is that of their record in the submission. */
function actorIdOf(actor: Actor): string | null {
  if (actor.kind === 'Member') return actor.guardianId ?? null;
  return 'id' in actor ? actor.id : null;
}

function stored(
  value: string | null | undefined,
  isEncrypted: boolean,
  field: Parameters<typeof encryptField>[1],
): string | null {
  if (value === null || value === undefined) return null;
  return isEncrypted ? encryptField(value, field) : value;
}
