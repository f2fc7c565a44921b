import { withClub } from '@/db/client';
import type { ClubSoftwareProfile } from '@/lib/contracts/club-software';
import type { ClubSoftwareFormat } from '@/lib/contracts/exports';
import { charsetOf } from '@/lib/documents/club-software/encode';
import type { Ctx } from '@/lib/platform/context';
import { notFound } from '@/lib/platform/errors';
import { findFormat, listFormats } from '@/lib/services/exports/club-software/find-format';
import { findProfileVersion } from './profile-queries';

/** Lists the supported products, then the club's own formats, with their columns for this club. */
export async function listClubSoftwareFormats(ctx: Ctx): Promise<ClubSoftwareFormat[]> {
  const formats = await listFormats(ctx);
  return formats.map(({ id, name, isOwn, layout }) => ({
    id,
    name,
    isOwn,
    encoding: charsetOf(layout.encoding),
    delimiter: layout.delimiter,
    dateForm: layout.dateForm,
    columns: layout.columns.map(column => column.name),
  }));
}

/** Returns a format in full; a product's format always has version 1. Throws 404. */
export async function getProfile(
  ctx: Ctx,
  id: string,
): Promise<{ profile: ClubSoftwareProfile; version: number }> {
  return withClub(ctx, async tx => {
    const found = await findFormat({ ...ctx, tx }, id);
    if (!found) throw notFound();
    const version = found.isOwn ? await findProfileVersion(tx, ctx.clubId, id) : 1;
    return { profile: { id: found.id, name: found.name, isOwn: found.isOwn, ...found.layout }, version };
  });
}
