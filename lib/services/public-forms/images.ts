import { readClub } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import { getBackgroundRow, getLogoRow } from './queries';

type Logo = { readonly data: Buffer; readonly contentType: string; readonly contentHash: string };

/** The logo of the club; throws 404 if it has none. */
export async function getLogo(ctx: Ctx): Promise<Logo> {
  return readClub(ctx, tx => getLogoRow(tx, ctx.clubId));
}

/**
 * The background image of `version`, the start of a content hash: the published image or the last uploaded one. If
 * neither matches, returns the published one. Throws 404 if there is none.
 */
export async function getBackground(ctx: Ctx, version: string | null): Promise<Logo> {
  return readClub(ctx, tx => getBackgroundRow(tx, ctx.clubId, version));
}
