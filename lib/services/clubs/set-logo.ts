import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/context';
import { invalid } from '@/lib/errors';
import { upsertImage } from './queries';

const pixelsMax = 16_000_000;
const edgeMax = 512;

/**
 * Stores a logo: decoded, scaled to at most 512 px a side and written anew as PNG with a palette, so that nothing but pixels
 * of the upload reaches a visitor (SVG is rasterised). Throws 400 for what is no picture or has over 16 megapixels.
 */
export async function setLogo(ctx: Ctx, logo: { fileName: string; data: Buffer }): Promise<void> {
  const { data, info } = await sharp(logo.data, { limitInputPixels: pixelsMax, density: 200 })
    .resize({ width: edgeMax, height: edgeMax, fit: 'inside', withoutEnlargement: true })
    .png({ palette: true, quality: 90, effort: 10, compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw invalid([{ path: 'data', key: 'picture' }]);
    });
  await withClub(ctx, tx =>
    upsertImage(tx, {
      clubId: ctx.clubId,
      kind: 'Logo',
      contentHash: createHash('sha256').update(data).digest('hex'),
      contentType: 'image/png',
      fileName: logo.fileName,
      width: info.width,
      height: info.height,
      data,
      updatedAt: ctx.now,
    }),
  );
}
