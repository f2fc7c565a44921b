import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import type { BoundOperation } from '../handler';
import type { IdempotentRequest } from '../idempotency';

/**
 * Calls `work` in one transaction if a stored answer or a compared version must commit together with the change. Else
 * the verb opens its own.
 */
export function inTransaction<T>(
  ctx: Ctx,
  key: IdempotentRequest | null,
  versionOf: BoundOperation | undefined,
  work: (ctx: Ctx) => Promise<T>,
): Promise<T> {
  const scoped = key ? { ...ctx, clubId: key.clubId } : ctx;
  const isNeeded = versionOf !== undefined || (key !== null && !key.isApart);
  return isNeeded ? withClub(scoped, tx => work({ ...scoped, tx })) : work(scoped);
}
