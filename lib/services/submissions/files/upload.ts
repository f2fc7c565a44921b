import { randomUUID } from 'node:crypto';
import { withClub } from '@/db/client';
import { verifyFormToken } from '@/lib/auth/form-token';
import type { UploadedFile, UploadFile } from '@/lib/contracts/submissions/submission-files';
import type { Ctx } from '@/lib/platform/context';
import { AppError, invalid } from '@/lib/platform/errors';
import { redrawFile } from '@/lib/platform/files/redraw-file';
import { scanFile } from '@/lib/platform/files/scan-file';
import { fileAnswer, fileBytes } from '@/lib/rules/custom-fields/file-answer';
import { sealFile } from './file-bytes';
import { countUploads, findFileField, insertFile, isTokenUsed } from './queries';
import { assertRoom, storedName, uploadMs } from './rules';

/**
 * Checks a file for a custom field, writes it anew and stores it encrypted until a submission names it, for 24 hours at
 * most. Members need a form token. The id of the file is random, and only someone who knows it can submit the file.
 * Throws a 400 in words for a file that is refused, a 409 for a spent token, a 429 if too many uploads wait, and a 503 if
 * the virus scanner fails.
 */
export async function uploadFile(
  ctx: Ctx,
  { field, fileName, data }: UploadFile,
  formToken: string | null,
): Promise<UploadedFile> {
  const formTokenId = await tokenIdOf(ctx, formToken);
  const upload = Buffer.from(data, 'base64');
  const maxBytes = await requireRoom(ctx, field, formTokenId);
  if (upload.byteLength > maxBytes) {
    throw invalid([{ path: 'data', key: 'fileTooLarge', params: { megabytes: maxBytes / 1_000_000 } }]);
  }
  await scanFile(upload);
  const { data: bytes, contentType } = await redrawFile(ctx.clubId, upload);
  const file = { id: randomUUID(), fileName: storedName(fileName, contentType) };
  await withClub(ctx, tx =>
    insertFile(tx, {
      ...file,
      clubId: ctx.clubId,
      fieldName: field,
      formTokenId,
      contentType,
      byteCount: bytes.byteLength,
      createdAt: ctx.now,
      ...sealFile({ clubId: ctx.clubId, id: file.id }, bytes),
    }),
  );
  return {
    ...file,
    answer: fileAnswer(file),
    contentType,
    size: bytes.byteLength,
    expiresAt: new Date(ctx.now.getTime() + uploadMs).toISOString(),
  };
}

/** A file is often chosen at once, so the token may be fresh. */
async function tokenIdOf({ actor, clubId, now }: Ctx, formToken: string | null): Promise<string | null> {
  if (actor.kind !== 'Member') return null;
  const token = await verifyFormToken(formToken, clubId, now, { isFreshAllowed: true });
  if ('violation' in token) throw invalid([token.violation]);
  return token.tokenId;
}

/** Returns the largest size for the field. */
function requireRoom(ctx: Ctx, field: string, formTokenId: string | null): Promise<number> {
  return withClub(ctx, async tx => {
    const found = await findFileField(tx, ctx.clubId, field);
    if (!found) throw invalid([{ path: 'field', key: 'customFieldUnknown' }]);
    if (formTokenId !== null && (await isTokenUsed(tx, ctx.clubId, formTokenId))) {
      throw new AppError('form-token-used');
    }
    assertRoom(await countUploads(tx, ctx.clubId, formTokenId));
    return found.maxBytes ?? fileBytes.normal;
  });
}
