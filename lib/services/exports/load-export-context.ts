import { withClub } from '@/db/client';
import type { ExportContext } from '@/lib/documents/export-context';
import { toPrintImage } from '@/lib/documents/print-image';
import type { Ctx } from '@/lib/platform/context';
import type { Locale } from '@/lib/rules/enums';
import { getClubInfo } from '@/lib/services/clubs/read';
import { listKnownCustomFields } from '@/lib/services/custom-fields/read';
import { getLogo } from '@/lib/services/public-forms/images';
import { readNamedRecords } from '@/lib/services/submissions/named-records';

/** Loads the club data that documents need, for documents in `locale`; for another language replace `locale` in it. */
export async function loadExportContext(ctx: Ctx, locale: Locale): Promise<ExportContext> {
  const { club, customFields, records, logo } = await withClub(ctx, async tx => {
    const inClub = { ...ctx, tx };
    const { info } = await getClubInfo(inClub);
    return {
      club: info,
      customFields: await listKnownCustomFields(inClub),
      records: await readNamedRecords(tx, ctx.clubId),
      logo: info.logoUrl === null ? null : await getLogo(inClub),
    };
  });
  return { locale, club, customFields, records, logo: logo && (await toPrintImage(logo.data)), now: ctx.now };
}
