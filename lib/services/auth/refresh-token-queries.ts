import { eq } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { refreshTokens } from '@/db/schema/users';

export type RefreshTokenRow = typeof refreshTokens.$inferSelect;

export async function createRefreshToken(
  db: Pick<Db, 'insert'>,
  row: typeof refreshTokens.$inferInsert,
): Promise<void> {
  await db.insert(refreshTokens).values(row);
}

export async function findRefreshToken(db: Db, tokenHash: string): Promise<RefreshTokenRow | null> {
  const [row] = await db.select().from(refreshTokens).where(eq(refreshTokens.tokenHash, tokenHash));
  return row ?? null;
}

/** Returns the token with this hash, locked until `tx` ends. */
export async function lockRefreshToken(tx: Tx, tokenHash: string): Promise<RefreshTokenRow | null> {
  const [row] = await tx
    .select()
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, tokenHash))
    .for('update');
  return row ?? null;
}

export async function updateRefreshToken(
  tx: Tx,
  id: string,
  change: Partial<Pick<RefreshTokenRow, 'usedAt' | 'successorEncrypted'>>,
): Promise<void> {
  await tx.update(refreshTokens).set(change).where(eq(refreshTokens.id, id));
}
