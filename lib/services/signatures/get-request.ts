import { withClub } from '@/db/client';
import type { SignatureState } from '@/lib/contracts/signatures';
import type { Ctx } from '@/lib/platform/context';
import { tokenHash } from '@/lib/platform/crypto/keyed-hash';
import { decryptField } from '@/lib/platform/crypto/record-encryption';
import { imageField } from './encrypted-fields';
import { getRequest } from './queries';
import { assertOpen } from './rules';

/** What has come from the phone so far. Throws 404 for a token that cannot read one of this club, 410 when it is over. */
export async function getSignatureRequest(ctx: Ctx, token: string): Promise<SignatureState> {
  const row = await withClub(ctx, tx => getRequest(tx, ctx.clubId, { read: tokenHash(token) }));
  assertOpen(row, ctx.now);
  const { imageEncrypted, expiresAt } = row;
  const signature = imageEncrypted && decryptField(imageEncrypted, imageField(ctx.clubId, row.id));
  return { signature, expiresAt: expiresAt.toISOString() };
}
