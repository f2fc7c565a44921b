import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/context';
import type { ClubInfo } from '@/lib/contracts/club';
import { type ClubRow, getClub } from './queries';

/** Club information with the version for its `ETag`. */
export async function getClubInfo(ctx: Ctx): Promise<{ info: ClubInfo; version: number }> {
  const { club, logoHash } = await withClub(ctx, tx => getClub(tx, ctx.clubId));
  return { info: toClubInfo(club, logoHash), version: club.version };
}

function toClubInfo(club: ClubRow, logoHash: string | null): ClubInfo {
  const { version: _version, createdAt: _createdAt, updatedAt: _updatedAt, ...fields } = club;
  return {
    ...fields,
    logoUrl: logoHash === null ? null : `/api/v1/public/clubs/${club.slug}/logo?v=${logoHash.slice(0, 16)}`,
  };
}
