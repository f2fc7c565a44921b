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
 * Stores or replaces the logo: at most 512 pixels a side, encoded anew as PNG. Throws 412, and 400 if the file is not a
 * picture of its declared type. If the file equals the stored logo, nothing changes.
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

/** Returns the stored logo if it equals the sent file; a new encoding would change its bytes and URL. */
async function findSent(ctx: Ctx, logo: File, precondition: Precondition): Promise<ClubLogo | null> {
  const stored = await withClub(ctx, tx => findLogo(tx, ctx.clubId));
  if (!stored || stored.fileName !== logo.fileName) return null;
  if (Buffer.compare(stored.data, Buffer.from(logo.data, 'base64')) !== 0) return null;
  const kept = toClubLogo(stored);
  assertLogoVersion(precondition, kept);
  return kept;
}
