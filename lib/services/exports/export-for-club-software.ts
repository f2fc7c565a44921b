import { withClub } from '@/db/client';
import { charsetOf, encodeFile } from '@/lib/documents/club-software/encode';
import { headerLine, writeRows } from '@/lib/documents/club-software/write-rows';
import { submissionFileName } from '@/lib/documents/file-name';
import type { Ctx } from '@/lib/platform/context';
import { AppError } from '@/lib/platform/errors';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { getClubInfo } from '@/lib/services/clubs/read';
import { findFormat } from '@/lib/services/exports/club-software/find-format';
import { loadPersonContext } from '@/lib/services/exports/club-software/load-person-context';
import { getSubmission } from '@/lib/services/submissions/get';
import { recordHistory } from '@/lib/services/submissions/record-history';

export type ClubSoftwareFile = {
  readonly content: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
  readonly fileName: string;
};

/**
 * Exports one membership application as the import file of a product, one line for each person. Contains what the actor
 * may see, and writes a history entry. Throws 404, and 400 for an unknown format.
 */
export async function exportForClubSoftware(
  ctx: Ctx,
  { id, format }: { readonly id: string; readonly format: string },
): Promise<ClubSoftwareFile> {
  return withClub(ctx, async tx => {
    const inClub = { ...ctx, tx };
    const submission = await getSubmission(inClub, 'Membership', id);
    const found = await findFormat(inClub, format);
    if (submission.kind !== 'Membership' || !found?.layout.columns.length)
      throw new AppError('bad-query', { violations: [{ path: 'format', key: 'choice' }] });
    await recordHistory(tx, ctx, submission.id, { type: 'Exported', newValue: found.id });
    await recordAudit(tx, ctx, {
      action: 'Exported',
      recordType: 'Submission',
      recordId: submission.id,
      details: { format: found.id },
    });
    const { info } = await getClubInfo(inClub);
    const { layout } = found;
    const people = await loadPersonContext(inClub, [submission], layout, info.timeZone);
    const text = headerLine(layout) + writeRows([submission], layout, people).text;
    return {
      content: new Uint8Array(encodeFile(text, layout.encoding, true)),
      contentType: `text/csv; charset=${charsetOf(layout.encoding)}; header=present`,
      fileName: submissionFileName(submission, info.timeZone, 'csv'),
    };
  });
}
