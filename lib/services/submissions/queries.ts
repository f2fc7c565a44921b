import { and, eq } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import type { Tx } from '@/db/client';
import { submissions } from '@/db/schema/submissions';
import type { SubmissionKind } from '@/lib/contracts/enums';
import { notFound } from '@/lib/errors';

export type SubmissionRow = typeof submissions.$inferSelect;

/**
 * A submission of the club, locked until the transaction ends, so that of two who decide at once the second
 * sees what the first did. Throws 404 for an id that is unknown, malformed, of another club or another kind.
 */
export async function lockSubmission(
  tx: Tx,
  clubId: string,
  id: string,
  kind?: SubmissionKind,
): Promise<SubmissionRow> {
  if (!isUuid(id)) throw notFound();
  const isWanted = and(
    eq(submissions.clubId, clubId),
    eq(submissions.id, id),
    kind && eq(submissions.kind, kind),
  );
  const [row] = await tx.select().from(submissions).where(isWanted).for('no key update');
  if (!row) throw notFound();
  return row;
}

/** Writes the given columns and raises the version; answers with the row as it is then. */
export async function updateSubmission(
  tx: Tx,
  row: SubmissionRow,
  changes: Partial<Omit<SubmissionRow, 'clubId' | 'id' | 'version'>>,
): Promise<SubmissionRow> {
  const [updated] = await tx
    .update(submissions)
    .set({ ...changes, version: row.version + 1 })
    .where(and(eq(submissions.clubId, row.clubId), eq(submissions.id, row.id)))
    .returning();
  if (!updated) throw notFound();
  return updated;
}
