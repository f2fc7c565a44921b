import { withClub } from '@/db/client';
import type { ClubInfo } from '@/lib/contracts/club';
import type { ClubLogo } from '@/lib/contracts/file';
import type { Ctx } from '@/lib/platform/context';
import { notFound } from '@/lib/platform/errors';
import { locales } from '@/lib/rules/enums';
import { offeredLocales } from '@/lib/rules/texts/translations';
import { type ClubRow, findLogo, getClub, type LogoRow } from './queries';

/** Club information with the version for its `ETag`. */
export async function getClubInfo(ctx: Ctx): Promise<{ info: ClubInfo; version: number }> {
  const { club, logoHash } = await withClub(ctx, tx => getClub(tx, ctx.clubId));
  return { info: toClubInfo(club, logoHash), version: club.version };
}

/** Returns the stored logo. Throws 404 without a logo. */
export async function getLogo(ctx: Ctx): Promise<ClubLogo> {
  const row = await withClub(ctx, tx => findLogo(tx, ctx.clubId));
  if (!row) throw notFound();
  return toClubLogo(row);
}

export function toClubInfo(club: ClubRow, logoHash: string | null): ClubInfo {
  const { version: _version, createdAt: _createdAt, updatedAt: _updatedAt, ...rest } = club;
  const { firstStepsPutAwayAt: _firstStepsPutAwayAt, suspendedAt: _suspendedAt, ...others } = rest;
  const { removeAfter: _removeAfter, ...fields } = others;
  const formLocales = offeredLocales(club, locales);
  return { ...fields, formLocales, logoUrl: logoHash === null ? null : logoUrl(club.slug, logoHash) };
}

export function toClubLogo({
  fileName,
  contentType,
  contentHash,
  data,
  width,
  height,
  slug,
}: LogoRow): ClubLogo {
  const url = logoUrl(slug, contentHash);
  return { fileName, contentType, data: data.toString('base64'), url, width, height };
}

function logoUrl(slug: string, contentHash: string): string {
  return `/api/v1/public/clubs/${slug}/logo?v=${contentHash.slice(0, 16)}`;
}
