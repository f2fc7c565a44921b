import { withClub } from '@/db/client';
import type { ClubInfo } from '@/lib/contracts/club';
import type { Ctx } from '@/lib/platform/context';
import { getClub } from './queries';
import { toClubInfo } from './serialize';

/** Club information with the version for its `ETag`. */
export async function getClubInfo(ctx: Ctx): Promise<{ info: ClubInfo; version: number }> {
  const { club, logoHash } = await withClub(ctx, tx => getClub(tx, ctx.clubId));
  return { info: toClubInfo(club, logoHash), version: club.version };
}
