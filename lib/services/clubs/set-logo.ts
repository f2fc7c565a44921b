import { createHash } from 'node:crypto';
import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/context';
import type { ClubLogo, File } from '@/lib/contracts/file';
import { redrawPicture } from '@/lib/images/redraw-picture';
import type { Precondition } from '@/lib/precondition';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { findLogo, lockClub, upsertImage } from './queries';
import { assertLogoVersion } from './rules';
import { toClubLogo } from './serialize';

const wanted = { format: 'png', edgeMax: 512, pixelsMax: 16_000_000 } as const;

/**
 * Stores a logo in the place of the one before: at most 512 pixels a side, written anew as PNG. Throws 412, and 400
 * for what is not a picture of the type that it says.
 */
export async function setLogo(ctx: Ctx, logo: File, precondition: Precondition = null): Promise<ClubLogo> {
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
