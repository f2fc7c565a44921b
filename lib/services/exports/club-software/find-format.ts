import { validate as isUuid } from 'uuid';
import { withClub } from '@/db/client';
import { Layout } from '@/lib/contracts/club-software';
import { expandColumns } from '@/lib/documents/club-software/layout';
import { presets } from '@/lib/documents/club-software/presets';
import { safeFileName } from '@/lib/documents/file-name';
import type { Ctx } from '@/lib/platform/context';
import { loadCatalog } from './load-person-context';
import { findProfile, listProfiles } from './queries';

export type ClubFormat = {
  readonly id: string;
  readonly name: string;
  readonly isOwn: boolean;
  /** File name of the table in the ZIP. */
  readonly fileName: string;
  /** Has no columns if the stored definition cannot be parsed any more. */
  readonly layout: Layout;
};

/** Returns the format with this id and its columns for the club, or null. */
export async function findFormat(ctx: Ctx, id: string): Promise<ClubFormat | null> {
  return withClub(ctx, async tx => {
    const preset = presets.find(one => one.id === id);
    if (preset) return fromPreset(preset, await loadCatalog({ ...ctx, tx }));
    const profile = isUuid(id) ? await findProfile(tx, ctx.clubId, id) : null;
    return profile && fromProfile(profile);
  });
}

/** Lists presets, then the club's own formats. */
export async function listFormats(ctx: Ctx): Promise<ClubFormat[]> {
  return withClub(ctx, async tx => {
    const catalog = await loadCatalog({ ...ctx, tx });
    const profiles = await listProfiles(tx, ctx.clubId);
    return [...presets.map(preset => fromPreset(preset, catalog)), ...profiles.map(fromProfile)];
  });
}

function fromPreset(
  { id, name, layout, columns }: (typeof presets)[number],
  catalog: Parameters<typeof expandColumns>[1],
): ClubFormat {
  return { ...named(id, name, false), layout: { ...layout, columns: expandColumns(columns, catalog) } };
}

function fromProfile({ id, name, settings }: { id: string; name: string; settings: unknown }): ClubFormat {
  const read = Layout.safeParse(settings);
  return { ...named(id, name, true), layout: read.success ? read.data : unreadable };
}

const unreadable: Layout = {
  encoding: 'utf-8-bom',
  delimiter: ';',
  quoting: 'Rfc4180',
  dateForm: 'dd.MM.yyyy',
  decimalMark: ',',
  isDefused: true,
  columns: [],
};

function named(id: string, name: string, isOwn: boolean) {
  return { id, name, isOwn, fileName: safeFileName(name.toLowerCase().replace(/\s+/g, '-'), 'csv') };
}
