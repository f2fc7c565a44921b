import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import { getLogoRow } from './queries';

export type Logo = { readonly data: Buffer; readonly contentType: string; readonly contentHash: string };

/** The logo of the club; 404 where it has none. */
export async function getLogo(ctx: Ctx): Promise<Logo> {
  return withClub(ctx, tx => getLogoRow(tx, ctx.clubId));
}
