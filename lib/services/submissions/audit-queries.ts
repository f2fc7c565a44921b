import { v5 as uuidv5 } from 'uuid';
import type { Tx } from '@/db/client';
import { auditEntries } from '@/db/schema/operations';
import type { Ctx } from '@/lib/context';

const bankDataReads = '7b1c1c5e-1d9e-5d0f-8a55-2f4f2a1f6c10';

/**
 * Notes that a person was shown full bank data, once per user, submission and clock hour however often and at once
 * it is read: the entry's id is made of the three. Programs (API keys) are not noted.
 */
export async function auditBankDataRead(tx: Tx, ctx: Ctx, submissionId: string): Promise<void> {
  const { clubId, actor, now } = ctx;
  if (actor.kind !== 'User') return;
  const hour = now.toISOString().slice(0, 13);
  const id = uuidv5([actor.id, submissionId, hour].join(' '), bankDataReads);
  const who = { actorKind: actor.kind, actorId: actor.id };
  const what = { action: 'BankDataRead', recordType: 'Submission', recordId: submissionId };
  await tx
    .insert(auditEntries)
    .values({ clubId, id, at: now, ...who, ...what })
    .onConflictDoNothing();
}
