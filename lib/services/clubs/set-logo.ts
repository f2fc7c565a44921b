import { createHash } from 'node:crypto';
import { withClub } from '@/db/client';
import type { ClubLogo, File } from '@/lib/contracts/file';
import type { Ctx } from '@/lib/platform/context';
import { redrawPicture } from '@/lib/platform/images/redraw-picture';
import type { Precondition } from '@/lib/platform/precondition';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { findLogo, lockClub, upsertImage } from './queries';
import { toClubLogo } from './read';
import { assertLogoVersion } from './rules';

const wanted = { format: 'png', edgeMax: 512, pixelsMax: 16_000_000 } as const;

/**
 * Stores a logo in the place of the one before: at most 512 pixels a side, written anew as PNG. Throws 412, and 400
 * for what is not a picture of the type that it says. The stored logo, sent back as it was read, stays as it is.
 */
export async function setLogo(ctx: Ctx, logo: File, precondition: Precondition = null): Promise<ClubLogo> {
  const kept = await findSent(ctx, logo, precondition);
  if (kept) return kept;
  const picture = await redrawPicture(ctx.clubId, logo, wanted);
  return withClub(ctx, async tx => {
    const { slug } = await lockClub(tx, ctx.clubId);
    const before = await findLogo(tx, ctx.clubId);
    assertLogoVersion(precondition, before && toClubLogo(before));
    const row = {
      clubId: ctx.clubId,
      kind: 'Logo' as const,
      contentHash: createHash('sha256').update(picture.data).digest('hex'),
      fileName: `${logo.fileName.replace(/\.\w{1,5}$/, '')}.png`,
      ...picture,
      updatedAt: ctx.now,
    };
    await upsertImage(tx, row);
    await recordAudit(tx, ctx, { action: before ? 'Updated' : 'Created', recordType: 'ClubLogo' });
    return toClubLogo({ ...row, slug });
  });
}

/** The stored logo, where it is the very picture that was sent; drawing it again would change its bytes and its url. */
async function findSent(ctx: Ctx, logo: File, precondition: Precondition): Promise<ClubLogo | null> {
  const stored = await withClub(ctx, tx => findLogo(tx, ctx.clubId));
  if (!stored || stored.fileName !== logo.fileName) return null;
  if (Buffer.compare(stored.data, Buffer.from(logo.data, 'base64')) !== 0) return null;
  const kept = toClubLogo(stored);
  assertLogoVersion(precondition, kept);
  return kept;
}
