import { and, eq } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import type { Tx } from '@/db/client';
import { submissionBankAccounts, submissions } from '@/db/schema/submissions';
import { notFound } from '@/lib/platform/errors';
import { partOf } from './queries';

/** The account of a submission of any kind, null where it has none. Throws 404. */
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
