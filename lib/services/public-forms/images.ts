import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import { getBackgroundRow, getLogoRow } from './queries';

type Logo = { readonly data: Buffer; readonly contentType: string; readonly contentHash: string };

/** The logo of the club; 404 where it has none. */
export async function getLogo(ctx: Ctx): Promise<Logo> {
  return withClub(ctx, tx => getLogoRow(tx, ctx.clubId));
}

/**
 * The background image that `version`, the beginning of a content hash, names: the published one, or the one that an
 * editor uploaded last; the published one where `version` names neither. Throws 404 where there is none.
 */
export async function getBackground(ctx: Ctx, version: string | null): Promise<Logo> {
  return withClub(ctx, tx => getBackgroundRow(tx, ctx.clubId, version));
}
