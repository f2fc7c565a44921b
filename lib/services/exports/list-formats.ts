import type { ClubSoftwareFormat } from '@/lib/contracts/exports';
import { charsetOf } from '@/lib/documents/club-software/encode';
import type { Ctx } from '@/lib/platform/context';
import { listFormats } from '@/lib/services/exports/club-software/find-format';

/** The products that the service writes files for, then the club's own formats, with the columns that they have here. */
export async function listClubSoftwareFormats(ctx: Ctx): Promise<ClubSoftwareFormat[]> {
  const formats = await listFormats(ctx);
  return formats.map(({ id, name, isOwn, layout }) => ({
    ...{ id, name, isOwn },
    encoding: charsetOf(layout.encoding),
    delimiter: layout.delimiter,
    dateForm: layout.dateForm,
    columns: layout.columns.map(column => column.name),
  }));
}
