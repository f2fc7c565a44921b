import { and, count, desc, eq, gte, lt, type SQL } from 'drizzle-orm';
import { validate as isUuid, v7 as uuidv7 } from 'uuid';
import type { Tx } from '@/db/client';
import { apiRequests } from '@/db/schema/api-requests';
import { apiKeys } from '@/db/schema/users';
import { type ApiRequestQuery, countedRequestsMax, requestResults } from '@/lib/contracts/api-requests';

export type ApiRequestRow = typeof apiRequests.$inferSelect;

/** Inserts requests of one club. Their ids have the time of their start, so they sort by it. */
export async function insertRequests(tx: Tx, rows: readonly Omit<ApiRequestRow, 'id'>[]): Promise<void> {
  await tx.insert(apiRequests).values(rows.map(row => ({ ...row, id: uuidv7({ msecs: row.at.getTime() }) })));
}

/** Whether the club has this key; revoked and expired ones count. */
export async function hasKey(tx: Tx, clubId: string, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const isKey = and(eq(apiKeys.clubId, clubId), eq(apiKeys.id, id));
  return (await tx.select({ id: apiKeys.id }).from(apiKeys).where(isKey)).length > 0;
}

type Wanted = Pick<ApiRequestQuery, 'result' | 'method'> & {
  readonly clubId: string;
  readonly apiKeyId: string;
};

/** Returns `limit` + 1 requests of a key, newest first, and how many there are, at most `countedRequestsMax`. */
export async function listRequests(
  tx: Tx,
  wanted: Wanted,
  { before, limit }: { readonly before: string | null; readonly limit: number },
): Promise<{ rows: ApiRequestRow[]; totalCount: number }> {
  const isWanted = isMatch(wanted);
  const counted = tx
    .select({ id: apiRequests.id })
    .from(apiRequests)
    .where(isWanted)
    .limit(countedRequestsMax)
    .as('counted');
  const [rows, [total]] = await Promise.all([
    tx
      .select()
      .from(apiRequests)
      .where(and(isWanted, before === null ? undefined : lt(apiRequests.id, before)))
      .orderBy(desc(apiRequests.id))
      .limit(limit + 1),
    tx.select({ count: count() }).from(counted),
  ]);
  return { rows, totalCount: total?.count ?? 0 };
}

function isMatch({ clubId, apiKeyId, result, method }: Wanted): SQL | undefined {
  const from = result ? (requestResults.indexOf(result) + 2) * 100 : null;
  return and(
    eq(apiRequests.clubId, clubId),
    eq(apiRequests.apiKeyId, apiKeyId),
    method ? eq(apiRequests.method, method) : undefined,
    from === null ? undefined : and(gte(apiRequests.status, from), lt(apiRequests.status, from + 100)),
  );
}
