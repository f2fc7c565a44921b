import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import { tokenHash } from '@/lib/platform/crypto/keyed-hash';
import { encryptField } from '@/lib/platform/crypto/record-encryption';
import { AppError, invalid } from '@/lib/platform/errors';
import { checkSignature } from '@/lib/rules/submissions/field-rules';
import { getRequest, writeImage } from './queries';
import { assertOpen, imageField } from './rules';

/** Whether a phone's link was signed on already. Changes nothing. Throws 404 for an unknown one, 410 when it is over. */
export async function getSignatureLink(ctx: Ctx, token: string): Promise<{ readonly isSigned: boolean }> {
  const row = await withClub(ctx, tx => getRequest(tx, ctx.clubId, { sign: tokenHash(token) }));
  assertOpen(row, ctx.now);
  return { isSigned: row.imageEncrypted !== null };
}

/**
 * Hands a signature over, encrypted, to the form that shows the link. Good for one: throws 409 for a second, 410 when
 * the ten minutes are over, 404 for a link that is unknown or whose form has gone on, 400 for what is no signature.
 */
export async function putSignature(ctx: Ctx, token: string, signature: string): Promise<void> {
  const found = checkSignature(signature);
  if (found) throw invalid([{ path: 'signature', ...found }]);
  await withClub(ctx, async tx => {
    const row = await getRequest(tx, ctx.clubId, { sign: tokenHash(token) });
    assertOpen(row, ctx.now);
    const image = encryptField(signature, imageField(ctx.clubId, row.id));
    if (!(await writeImage(tx, row, image))) throw new AppError('state-conflict');
  });
}
