import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import type { Tx } from '@/db/client';
import { isMember, memberName } from '@/db/member-name';
import { apiKeys, clubUsers, users } from '@/db/schema/users';
import type { Role } from '@/lib/rules/enums';

const columns = {
  id: apiKeys.id,
  name: apiKeys.name,
  role: apiKeys.role,
  lastFour: apiKeys.lastFour,
  creatorName: sql<string | null>`coalesce(${memberName}, ${apiKeys.creatorName})`,
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

type KeysOf = { readonly clubId: string; readonly userId: string; readonly roles: readonly Role[] };

const isOf = ({ clubId, userId, roles }: KeysOf) =>
  and(
    eq(apiKeys.clubId, clubId),
    eq(apiKeys.createdBy, userId),
    inArray(apiKeys.role, [...roles]),
    isNull(apiKeys.revokedAt),
  );

/** Revokes the keys of a user that have one of these roles. Returns their ids. */
export async function revokeKeysOf(tx: Tx, of: KeysOf, now: Date): Promise<string[]> {
  const rows = await tx.update(apiKeys).set({ revokedAt: now }).where(isOf(of)).returning({ id: apiKeys.id });
  return rows.map(({ id }) => id);
}

/** Makes the keys of a user that have one of these roles those of another user. Returns their ids. */
export async function transferKeys(tx: Tx, of: KeysOf, taker: string): Promise<string[]> {
  const change = { createdBy: taker, creatorName: null };
  const rows = await tx.update(apiKeys).set(change).where(isOf(of)).returning({ id: apiKeys.id });
  return rows.map(({ id }) => id);
}

/** Stores the present name of a user with all their keys, for the time after they left the club. */
export async function updateCreatorName(tx: Tx, clubId: string, userId: string): Promise<void> {
  await tx
    .update(apiKeys)
    .set({ creatorName: memberName })
    .from(users)
    .where(and(eq(apiKeys.clubId, clubId), eq(apiKeys.createdBy, userId), eq(users.id, userId)));
}

/** The user who created a key; null without one, and if they have left the club. */
export async function findCreatorOf(tx: Tx, clubId: string, id: string): Promise<string | null> {
  const [row] = await tx
    .select({ id: users.id })
    .from(apiKeys)
    .innerJoin(users, isMember(clubId, apiKeys.createdBy))
    .where(and(eq(apiKeys.clubId, clubId), eq(apiKeys.id, id)));
  return row?.id ?? null;
}

type Caller = { readonly kind: 'User' | 'ApiKey'; readonly id: string };

/** The role that a user or key has in the club at this moment; null if they may do nothing there any more. */
export async function findPresentRole(tx: Tx, clubId: string, { kind, id }: Caller): Promise<Role | null> {
  if (kind === 'ApiKey') return (await listKeys(tx, clubId, { id }))[0]?.role ?? null;
  const [row] = await tx
    .select({ role: clubUsers.role })
    .from(clubUsers)
    .where(and(eq(clubUsers.clubId, clubId), eq(clubUsers.userId, id), eq(clubUsers.isActive, true)));
  return row?.role ?? null;
}
