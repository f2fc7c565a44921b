import { and, asc, eq } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import type { Tx } from '@/db/client';
import { answerTemplates } from '@/db/schema/answer-templates';
import { notFound } from '@/lib/platform/errors';

export type AnswerTemplateRow = typeof answerTemplates.$inferSelect;

/** Sorted by `sortOrder`, then name. */
export function listAnswerTemplateRows(tx: Tx, clubId: string): Promise<AnswerTemplateRow[]> {
  return tx
    .select()
    .from(answerTemplates)
    .where(eq(answerTemplates.clubId, clubId))
    .orderBy(asc(answerTemplates.sortOrder), asc(answerTemplates.name), asc(answerTemplates.id));
}

/** Returns a template of the club; `isLocked` locks it until the transaction ends. Throws 404. */
export async function requireAnswerTemplate(
  tx: Tx,
  clubId: string,
  id: string,
  isLocked = false,
): Promise<AnswerTemplateRow> {
  if (!isUuid(id)) throw notFound();
  const query = tx
    .select()
    .from(answerTemplates)
    .where(and(eq(answerTemplates.clubId, clubId), eq(answerTemplates.id, id)));
  const [row] = await (isLocked ? query.for('update') : query);
  if (!row) throw notFound();
  return row;
}

export function countAnswerTemplates(tx: Tx, clubId: string): Promise<number> {
  return tx.$count(answerTemplates, eq(answerTemplates.clubId, clubId));
}

export async function insertAnswerTemplate(
  tx: Tx,
  row: typeof answerTemplates.$inferInsert,
): Promise<AnswerTemplateRow> {
  const [inserted] = await tx.insert(answerTemplates).values(row).returning();
  if (!inserted) throw new Error('An insert without a row');
  return inserted;
}

/** Updates columns and raises the version. */
export async function updateAnswerTemplateRow(
  tx: Tx,
  row: AnswerTemplateRow,
  columns: Partial<Omit<AnswerTemplateRow, 'clubId' | 'id' | 'version'>>,
): Promise<void> {
  await tx
    .update(answerTemplates)
    .set({ ...columns, version: row.version + 1 })
    .where(and(eq(answerTemplates.clubId, row.clubId), eq(answerTemplates.id, row.id)));
}

export async function deleteAnswerTemplateRow(tx: Tx, row: AnswerTemplateRow): Promise<void> {
  await tx
    .delete(answerTemplates)
    .where(and(eq(answerTemplates.clubId, row.clubId), eq(answerTemplates.id, row.id)));
}
