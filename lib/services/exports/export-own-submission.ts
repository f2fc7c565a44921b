import { atStatus, type StatusVisitor } from '@/lib/services/submissions/status/status-place';
import { type ExportedFile, type ExportFormat, exportSubmission } from './export-submission';

/** A copy of the own submission by its personal link, as the link's reader may see it. Throws 404 and 410. */
export async function exportOwnSubmission(
  visitor: StatusVisitor,
  token: string,
  isTaken: boolean,
  format: ExportFormat = 'pdf',
): Promise<ExportedFile> {
  const { row, place } = await atStatus(visitor, token, async (_tx, _ctx, reader) => reader);
  const { clubId, kind, id } = row;
  const { guardianId } = place;
  return exportSubmission({ ...visitor, clubId, tx: undefined }, { kind, id, format, isTaken, guardianId });
}
