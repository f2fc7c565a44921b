import { atStatus, type StatusVisitor } from '@/lib/services/submissions/status-place';
import { type ExportedFile, exportSubmission } from './export-submission';

/** The member's copy of his own submission as PDF, by his personal link. Throws 404 and 410. */
export async function exportOwnSubmission(
  visitor: StatusVisitor,
  token: string,
  isTaken: boolean,
): Promise<ExportedFile> {
  const { clubId, kind, id } = await atStatus(visitor, token, async (_tx, _ctx, { row }) => row);
  return exportSubmission({ ...visitor, clubId, tx: undefined }, { kind, id, format: 'pdf', isTaken });
}
