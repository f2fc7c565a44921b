import { withClub } from '@/db/client';
import { Origin, type RefusedSite } from '@/lib/contracts/club';
import type { Ctx } from '@/lib/platform/context';
import { AppError } from '@/lib/platform/errors';
import { consumeLimit } from '@/lib/platform/limits';
import { listRefusedRows, writeRefusedSite } from './queries';

/**
 * Records that a browser refused to show a form of the club on `origin`. Anybody can send such a request, so at most
 * ten origins an hour are written by each process, and the ten newest are kept. Does nothing for a text that is no
 * origin.
 */
export async function recordRefusedSite(
  ctx: Pick<Ctx, 'db' | 'clubId' | 'now'>,
  origin: string,
): Promise<void> {
  if (!Origin.safeParse(origin).success) return;
  try {
    await consumeLimit(ctx.db, 'RefusedSite', `${ctx.clubId} ${origin}`);
    await consumeLimit(ctx.db, 'RefusedSites', ctx.clubId);
  } catch (error) {
    if (error instanceof AppError && error.code === 'quota-exceeded') return;
    throw error;
  }
  await withClub(ctx, tx => writeRefusedSite(tx, ctx.clubId, { origin, seenAt: ctx.now }));
}

/** The sites that were refused in the last 30 days and are not allowed now, the newest first. */
export async function listRefusedSites(ctx: Ctx): Promise<RefusedSite[]> {
  const rows = await withClub(ctx, tx => listRefusedRows(tx, ctx.clubId, ctx.now));
  return rows.map(({ origin, seenAt }) => ({ site: origin, seenAt: seenAt.toISOString() }));
}
