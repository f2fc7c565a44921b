import type { ClubInfo } from '@/lib/contracts/club';
import type { ClubLogo } from '@/lib/contracts/file';
import type { ClubRow, LogoRow } from './queries';

export function toClubInfo(club: ClubRow, logoHash: string | null): ClubInfo {
  const { version: _version, createdAt: _createdAt, updatedAt: _updatedAt, ...rest } = club;
  const { firstStepsPutAwayAt: _firstStepsPutAwayAt, ...fields } = rest;
  return { ...fields, logoUrl: logoHash === null ? null : logoUrl(club.slug, logoHash) };
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
