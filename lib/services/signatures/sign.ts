import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import { tokenHash } from '@/lib/platform/crypto/keyed-hash';
import { encryptField } from '@/lib/platform/crypto/record-encryption';
import { AppError, invalid } from '@/lib/platform/errors';
import { checkSignature } from '@/lib/rules/submissions/field-rules';
import { at } from '@/lib/rules/submissions/problem';
import { readSignature } from '@/lib/services/submissions/submit/signature';
import { getRequest, writeImage } from './queries';
import { assertOpen, imageField } from './rules';

/**
 * Whether a phone's link was already used to sign. Changes nothing. Throws 404 for an unknown link, 410 after it
 * expired.
 */
export async function getSignatureLink(ctx: Ctx, token: string): Promise<{ readonly isSigned: boolean }> {
  const row = await withClub(ctx, tx => getRequest(tx, ctx.clubId, { sign: tokenHash(token) }));
  assertOpen(row, ctx.now);
  return { isSigned: row.imageEncrypted !== null };
}

/**
 * Stores a signature, encrypted, for the form that shows the link. Throws 409 for a second signature, 410 after ten
 * minutes, 404 for an unknown or removed link, 400 for a signature that an application would refuse.
 */
export async function putSignature(ctx: Ctx, token: string, signature: string): Promise<void> {
  const wrong = [...at('signature', checkSignature(signature)), ...(await readSignature(signature)).problems];
  if (wrong.length > 0) throw invalid(wrong);
  await withClub(ctx, async tx => {
    const row = await getRequest(tx, ctx.clubId, { sign: tokenHash(token) });
    assertOpen(row, ctx.now);
    const image = encryptField(signature, imageField(ctx.clubId, row.id));
    if (!(await writeImage(tx, row, image))) throw new AppError('state-conflict');
  });
}
