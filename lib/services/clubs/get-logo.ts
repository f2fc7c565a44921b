import { withClub } from '@/db/client';
import type { ClubLogo } from '@/lib/contracts/file';
import type { Ctx } from '@/lib/platform/context';
import { notFound } from '@/lib/platform/errors';
import { findLogo } from './queries';
import { toClubLogo } from './serialize';

/** The logo as it is kept. Throws 404 where the club has none. */
export async function getLogo(ctx: Ctx): Promise<ClubLogo> {
  const row = await withClub(ctx, tx => findLogo(tx, ctx.clubId));
  if (!row) throw notFound();
  return toClubLogo(row);
}
