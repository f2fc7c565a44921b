import { v7 as uuidv7 } from 'uuid';
import { withClub } from '@/db/client';
import type { SignatureRequest, SignatureState } from '@/lib/contracts/submissions/signatures';
import { qrSvg } from '@/lib/documents/handouts/qr-code';
import { env } from '@/lib/env';
import type { Ctx } from '@/lib/platform/context';
import { randomToken, tokenHash } from '@/lib/platform/crypto/keyed-hash';
import { decryptField } from '@/lib/platform/crypto/record-encryption';
import { deleteExpired, deleteRequest, getRequest, getSlug, insertRequest } from './queries';
import { assertOpen, imageField, openMs } from './rules';

/**
 * Creates a signature request for a phone, valid for ten minutes. The link on the phone can only sign; the token of
 * the form can read and remove. Both are 256 random bits; the database stores their hashes. Also deletes expired
 * requests of this club.
 */
export async function createSignatureRequest(ctx: Ctx): Promise<SignatureRequest> {
  const [signToken, token] = [randomToken(), randomToken()];
  const expiresAt = new Date(ctx.now.getTime() + openMs);
  return withClub(ctx, async tx => {
    await deleteExpired(tx, ctx.clubId, ctx.now);
    await insertRequest(tx, {
      clubId: ctx.clubId,
      id: uuidv7(),
      signTokenHash: tokenHash(signToken),
      readTokenHash: tokenHash(token),
      createdAt: ctx.now,
      expiresAt,
    });
    const url = `${env().APP_URL}/sign/${await getSlug(tx, ctx.clubId)}/${signToken}`;
    return { url, qrCode: qrSvg(url), token, expiresAt: expiresAt.toISOString() };
  });
}

/** The signature so far. Throws 404 for a token that cannot read a request of this club, 410 after it expired. */
export async function getSignatureRequest(ctx: Ctx, token: string): Promise<SignatureState> {
  const row = await withClub(ctx, tx => getRequest(tx, ctx.clubId, { read: tokenHash(token) }));
  assertOpen(row, ctx.now);
  const { imageEncrypted, expiresAt } = row;
  const signature = imageEncrypted && decryptField(imageEncrypted, imageField(ctx.clubId, row.id));
  return { signature, expiresAt: expiresAt.toISOString() };
}

/** Removes the request with its signature; the phone can no longer sign. Throws 404 for an unknown token. */
export async function removeSignatureRequest(ctx: Ctx, token: string): Promise<void> {
  await withClub(ctx, async tx =>
    deleteRequest(tx, await getRequest(tx, ctx.clubId, { read: tokenHash(token) })),
  );
}
