import { and, eq } from 'drizzle-orm';
import { validate as isUuid, v5 as uuidv5 } from 'uuid';
import type { Tx } from '@/db/client';
import { auditEntries } from '@/db/schema/operations';
import { submissionBankAccounts, submissions } from '@/db/schema/submissions';
import type { Ctx } from '@/lib/platform/context';
import { notFound } from '@/lib/platform/errors';
import { partOf } from './queries';

/** Returns the account of a submission of any kind; null if it has none. Throws 404. */
export async function getAccountRecord(tx: Tx, clubId: string, id: string) {
  if (!isUuid(id)) throw notFound();
  const [row] = await tx
    .select({
      submission: { clubId: submissions.clubId, id: submissions.id },
      bankAccount: submissionBankAccounts,
    })
    .from(submissions)
    .leftJoin(submissionBankAccounts, partOf(submissionBankAccounts))
    .where(and(eq(submissions.clubId, clubId), eq(submissions.id, id)));
  if (!row) throw notFound();
  return row;
}

const bankDataReads = '7b1c1c5e-1d9e-5d0f-8a55-2f4f2a1f6c10';

/**
 * Records that full bank data was shown: for a person once per submission and clock hour, for an API key once per clock
 * hour. The entry's id is derived from these, so that parallel reads write one entry.
 */
export async function auditBankDataRead(tx: Tx, ctx: Ctx, submissionId: string): Promise<void> {
  const { clubId, actor, now } = ctx;
  if (actor.kind !== 'User' && actor.kind !== 'ApiKey') return;
  const hour = now.toISOString().slice(0, 13);
  const what =
    actor.kind === 'User'
      ? { recordType: 'Submission', recordId: submissionId }
      : { recordType: 'ApiKey', recordId: actor.id };
  const id = uuidv5([actor.id, what.recordId, hour].join(' '), bankDataReads);
  const who = { actorKind: actor.kind, actorId: actor.id };
  await tx
    .insert(auditEntries)
    .values({ clubId, id, at: now, action: 'BankDataRead', ...who, ...what })
    .onConflictDoNothing();
}
