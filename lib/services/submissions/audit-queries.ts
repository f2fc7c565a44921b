import { v5 as uuidv5, v7 as uuidv7 } from 'uuid';
import type { Tx } from '@/db/client';
import { auditEntries } from '@/db/schema/operations';
import type { Ctx } from '@/lib/context';

const recordType = 'Submission';
const bankDataReads = '7b1c1c5e-1d9e-5d0f-8a55-2f4f2a1f6c10';

/**
 * Notes that a person was shown full bank data, once per user, submission and clock hour however often and at once
 * it is read: the entry's id is made of the three. Programs (API keys) are not noted.
 */
export async function auditBankDataRead(tx: Tx, ctx: Ctx, submissionId: string): Promise<void> {
  if (ctx.actor.kind !== 'User') return;
  const hour = ctx.now.toISOString().slice(0, 13);
  const entry = entryOf(ctx, uuidv5([ctx.actor.id, submissionId, hour].join(' '), bankDataReads));
  await tx
    .insert(auditEntries)
    .values({ ...entry, action: 'BankDataRead', recordId: submissionId })
    .onConflictDoNothing();
}

/** Notes who deleted which submission; the submission's own history goes with it. */
export async function auditDeletion(
  tx: Tx,
  ctx: Ctx,
  submission: { readonly id: string; readonly number: number; readonly kind: string; readonly state: string },
): Promise<void> {
  const { id, number, kind, state } = submission;
  await tx.insert(auditEntries).values({
    ...entryOf(ctx, uuidv7()),
    action: 'SubmissionDeleted',
    recordId: id,
    details: { number, kind, state },
  });
}

function entryOf(ctx: Ctx, id: string) {
  const { clubId, actor, now } = ctx;
  return { clubId, id, at: now, actorKind: actor.kind, actorId: 'id' in actor ? actor.id : null, recordType };
}
