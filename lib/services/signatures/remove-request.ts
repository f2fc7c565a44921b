import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import { tokenHash } from '@/lib/platform/crypto/keyed-hash';
import { deleteRequest, getRequest } from './queries';

/** Removes the way with whatever came on it; the phone cannot sign any more. Throws 404 for an unknown token. */
export async function removeSignatureRequest(ctx: Ctx, token: string): Promise<void> {
  await withClub(ctx, async tx =>
    deleteRequest(tx, await getRequest(tx, ctx.clubId, { read: tokenHash(token) })),
  );
}
