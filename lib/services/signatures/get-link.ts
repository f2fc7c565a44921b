import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import { tokenHash } from '@/lib/platform/crypto/keyed-hash';
import { getRequest } from './queries';
import { assertOpen } from './rules';

/** Whether a phone's link was signed on already. Changes nothing. Throws 404 for an unknown one, 410 when it is over. */
export async function getSignatureLink(ctx: Ctx, token: string): Promise<{ readonly isSigned: boolean }> {
  const row = await withClub(ctx, tx => getRequest(tx, ctx.clubId, { sign: tokenHash(token) }));
  assertOpen(row, ctx.now);
  return { isSigned: row.imageEncrypted !== null };
}
