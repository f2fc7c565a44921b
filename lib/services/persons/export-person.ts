import type { PersonData, PersonExportRequest } from '@/lib/contracts/persons';
import { safeFileName } from '@/lib/documents/file-name';
import { instantParts } from '@/lib/documents/instant-parts';
import { renderPersonPdf } from '@/lib/documents/person/person-pdf';
import type { Ctx } from '@/lib/platform/context';
import { getDataPrivacy } from '@/lib/services/data-privacy/read';
import { loadExportContext } from '@/lib/services/exports/load-export-context';
import { readPersonData } from '@/lib/services/persons/read-data';

/** All stored data about a person as JSON, with a file name. Throws 400. */
export async function exportPersonJson(
  ctx: Ctx,
  request: PersonExportRequest,
): Promise<{ data: PersonData; fileName: string }> {
  const { data } = await readPersonData(ctx, request, 'json');
  return { data, fileName: fileNameOf(data, 'UTC', 'json') };
}

/** The same as PDF, in the language of the signed-in user. */
export async function exportPersonPdf(
  ctx: Ctx,
  request: PersonExportRequest,
): Promise<{ content: Uint8Array<ArrayBuffer>; fileName: string }> {
  const record = await readPersonData(ctx, request, 'pdf');
  const context = await loadExportContext(ctx, ctx.locale);
  const { privacy } = await getDataPrivacy(ctx);
  return {
    content: await renderPersonPdf(record, context, privacy.retention),
    fileName: fileNameOf(record.data, context.club.timeZone, 'pdf'),
  };
}

function fileNameOf({ person, exportedAt }: PersonData, timeZone: string, end: string): string {
  const { date } = instantParts(exportedAt, timeZone);
  return safeFileName(`${date} ${person.lastName} ${person.firstName}`, end);
}
