import { withClub } from '@/db/client';
import type { File } from '@/lib/contracts/file';
import type { BackgroundImage } from '@/lib/contracts/forms';
import type { Ctx } from '@/lib/platform/context';
import type { Precondition } from '@/lib/platform/precondition';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { makeBackground } from './make-background';
import { getDesigns, listBackgrounds, upsertBackground } from './queries';
import { assertBackgroundVersion, backgroundEtag, backgroundUrl } from './rules';

type SetBackgroundImage = { readonly file: File; readonly precondition: Precondition };

/**
 * Stores a background image, at most 2400 pixels a side and encoded anew as WebP, beside the published one. Forms show
 * it once a design names its URL. Throws 412, and 400 if the file is not a picture of its declared type.
 */
export async function setBackgroundImage(
  ctx: Ctx,
  { file, precondition }: SetBackgroundImage,
): Promise<{ image: BackgroundImage; etag: string }> {
  const picture = await makeBackground(ctx.clubId, file);
  return withClub(ctx, async tx => {
    await getDesigns(tx, ctx.clubId, true);
    const { slug, published, draft } = await listBackgrounds(tx, ctx.clubId);
    const before = draft ?? published;
    assertBackgroundVersion(precondition, before && backgroundUrl(slug, before.contentHash));
    const { clubId, now: updatedAt } = ctx;
    await upsertBackground(tx, { clubId, kind: 'BackgroundDraft', updatedAt, ...picture });
    await recordAudit(tx, ctx, { action: before ? 'Updated' : 'Created', recordType: 'BackgroundImage' });
    const url = backgroundUrl(slug, picture.contentHash);
    return { image: { url }, etag: backgroundEtag(url) };
  });
}
