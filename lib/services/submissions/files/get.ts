import { type Db, withClub } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { openFile } from './file-bytes';
import { findFileRow, getFileRow } from './queries';

/** Returns a file of a submission and writes an audit entry for each request, also of API keys. Throws 404. */
export async function getSubmissionFile(
  ctx: Ctx,
  submissionId: string,
  fileId: string,
): Promise<{ readonly fileName: string; readonly data: Buffer }> {
  return withClub(ctx, async tx => {
    const row = await getFileRow(tx, { clubId: ctx.clubId, submissionId }, fileId);
    const details = { field: row.fieldName };
    await recordAudit(tx, ctx, {
      action: 'FileRead',
      recordType: 'Submission',
      recordId: submissionId,
      details,
    });
    return { fileName: row.fileName, data: openFile(row) };
  });
}

/** The bytes of a submitted file, for exports, which have audit entries of their own; null if it was deleted. */
export async function findFileBytes(
  scope: { readonly db: Db; readonly clubId: string },
  fileId: string,
): Promise<Buffer | null> {
  const row = await withClub(scope, tx => findFileRow(tx, scope.clubId, fileId));
  return row && openFile(row);
}
