import { and, desc, eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { Db, Tx } from '@/db/client';
import { operatorActions } from '@/db/schema/operations';

/** One line of the log of the operator. */
export type OperatorAction = Omit<typeof operatorActions.$inferSelect, 'id'>;

export async function insertOperatorAction(
  db: Pick<Db | Tx, 'insert'>,
  action: Omit<typeof operatorActions.$inferInsert, 'id' | 'at'>,
): Promise<void> {
  await db.insert(operatorActions).values({ ...action, id: uuid() });
}

/** Lists the actions, the newest first, of all clubs or of the one with this slug. */
export async function listOperatorActions(
  db: Db,
  { club, most }: { readonly club: string | null; readonly most: number },
): Promise<OperatorAction[]> {
  return db
    .select()
    .from(operatorActions)
    .where(and(club === null ? undefined : eq(operatorActions.club, club)))
    .orderBy(desc(operatorActions.at), desc(operatorActions.id))
    .limit(most);
}
