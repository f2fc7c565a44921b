import { type Tx, withClub } from '@/db/client';
import type { ExportContext } from '@/lib/documents/export-context';
import { toPrintImage } from '@/lib/documents/print-image';
import type { Ctx } from '@/lib/platform/context';
import type { Locale } from '@/lib/rules/enums';
import { getClubInfo } from '@/lib/services/clubs/read';
import { listKnownCustomFields } from '@/lib/services/custom-fields/read';
import { getFormDesign } from '@/lib/services/forms/read';
import { getLogo } from '@/lib/services/public-forms/images';
import { readNamedRecords } from '@/lib/services/submissions/named-records';

/** Loads the club data that documents need, for documents in `locale`; for another language replace `locale` in it. */
export async function loadExportContext(ctx: Ctx, locale: Locale): Promise<ExportContext> {
  return toExportContext(await readExportData(ctx), locale);
}

type ExportData = Omit<ExportContext, 'locale' | 'logo'> & {
  readonly logo: Awaited<ReturnType<typeof getLogo>> | null;
};

/** As `loadExportContext`, for tables in the club's language: they show no logo. */
export async function loadTableContext(ctx: Ctx): Promise<ExportContext> {
  const data = await withClub(ctx, tx => readData({ ...ctx, tx }));
  return { ...data, locale: data.club.locale, logo: null };
}

/** Reads the club data that documents need. */
export function readExportData(ctx: Ctx): Promise<ExportData> {
  return withClub(ctx, async tx => {
    const inClub = { ...ctx, tx };
    const data = await readData(inClub);
    return { ...data, logo: data.club.logoUrl === null ? null : await getLogo(inClub) };
  });
}

async function readData(ctx: Ctx & { readonly tx: Tx }): Promise<Omit<ExportData, 'logo'>> {
  const [{ info }, { design }, customFields, records] = await Promise.all([
    getClubInfo(ctx),
    getFormDesign(ctx, { isPreview: false }),
    listKnownCustomFields(ctx),
    readNamedRecords(ctx.tx, ctx.clubId),
  ]);
  return { club: info, brandColor: design.brandColor ?? null, customFields, records, now: ctx.now };
}

/** Converts the logo for printing. Call it outside of a transaction, because that takes long. */
export async function toExportContext({ logo, ...data }: ExportData, locale: Locale): Promise<ExportContext> {
  return { ...data, locale, logo: logo && (await toPrintImage(logo.data)) };
}
