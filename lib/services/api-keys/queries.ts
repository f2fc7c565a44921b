import { and, asc, eq, isNull } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import type { Tx } from '@/db/client';
import { isMember, memberName } from '@/db/member-name';
import { apiKeys, users } from '@/db/schema/users';

const columns = {
  id: apiKeys.id,
  name: apiKeys.name,
  role: apiKeys.role,
  lastFour: apiKeys.lastFour,
  creatorName: memberName,
  creatorId: apiKeys.createdBy,
  createdAt: apiKeys.createdAt,
  expiresAt: apiKeys.expiresAt,
  lastUsedAt: apiKeys.lastUsedAt,
  revokedAt: apiKeys.revokedAt,
};

export type ApiKeyRow = Awaited<ReturnType<typeof listKeys>>[number];

type Wanted = { readonly id?: string; readonly includeRevoked?: boolean };

/** Lists the club's keys, also expired ones; revoked ones if they are asked for. With `id`, only that one. */
export async function listKeys(tx: Tx, clubId: string, { id, includeRevoked = false }: Wanted = {}) {
  return tx
    .select(columns)
    .from(apiKeys)
    .leftJoin(users, isMember(clubId, apiKeys.createdBy))
    .where(
      and(
        eq(apiKeys.clubId, clubId),
        includeRevoked ? undefined : isNull(apiKeys.revokedAt),
        id === undefined ? undefined : eq(apiKeys.id, id),
      ),
    )
    .orderBy(asc(apiKeys.name), asc(apiKeys.id));
}

export async function insertKey(tx: Tx, row: typeof apiKeys.$inferInsert): Promise<void> {
  await tx.insert(apiKeys).values(row);
}

/** Revokes a key. Returns false if there is no valid key with this id. */
export async function revokeKey(tx: Tx, clubId: string, id: string, now: Date): Promise<boolean> {
  if (!isUuid(id)) return false;
  const rows = await tx
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(eq(apiKeys.clubId, clubId), eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
    .returning({ id: apiKeys.id });
  return rows.length > 0;
}
