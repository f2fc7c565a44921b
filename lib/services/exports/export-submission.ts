import { type Tx, withClub } from '@/db/client';
import { senderOf } from '@/lib/contracts/submissions/sender';
import type { Submission } from '@/lib/contracts/submissions/submissions';
import type { ExportContext } from '@/lib/documents/export-context';
import { submissionFileName } from '@/lib/documents/file-name';
import { csvColumns, customFieldNamesOf, toCsv } from '@/lib/documents/submission-csv';
import { renderSubmissionPdf } from '@/lib/documents/submission-pdf';
import { submissionText } from '@/lib/documents/submission-text';
import { byLinkOf, type Ctx } from '@/lib/platform/context';
import type { Locale, SubmissionKind } from '@/lib/rules/enums';
import type { OfficeChanges } from '@/lib/rules/submissions/office-changes';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { getOwnCopy, getSubmission } from '@/lib/services/submissions/get';
import { listOfficeChanges } from '@/lib/services/submissions/list-office-changes';
import { recordHistory } from '@/lib/services/submissions/record-history';
import { asSeenByLink } from '@/lib/services/submissions/serialize';
import { atStatus, type StatusVisitor } from '@/lib/services/submissions/status/status-place';
import { readExportData, toExportContext } from './load-export-context';

/** Formats of one submission, named by their file extensions. */
type ExportFormat = 'pdf' | 'csv' | 'txt';

export type ExportedFile = {
  readonly content: Uint8Array<ArrayBuffer> | string;
  readonly contentType: string;
  readonly fileName: string;
};

const contentTypes: Readonly<Record<ExportFormat, string>> = {
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8; header=present',
  txt: 'text/plain; charset=utf-8',
};

/**
 * Exports one submission as a file in its own language, or in `locale`. Contains what the actor may see
 * (`getSubmission` masks and audits). Writes a history entry, except for HEAD. Throws 404.
 */
export async function exportSubmission(
  ctx: Ctx,
  input: {
    kind: SubmissionKind;
    id: string;
    format: ExportFormat;
    locale?: Locale;
    isTaken?: boolean;
    /** The guardian who gets the file by their link. */
    guardianId?: string | null;
  },
): Promise<ExportedFile> {
  const isForMember = ctx.actor.kind === 'Member';
  const { submission, changes, data } = await withClub(ctx, async tx => {
    const inClub = { ...ctx, tx };
    // Statements that need no answer of each other are sent together.
    const [found, read] = await Promise.all([
      (isForMember ? getOwnCopy : getSubmission)(inClub, input.kind, input.id),
      readExportData(inClub),
    ]);
    const [changed] = await Promise.all([
      listOfficeChanges(inClub, [found.id]),
      ...(input.isTaken === false ? [] : recordExport(tx, ctx, found.id, input.format)),
    ]);
    return {
      submission: isForMember ? asSeenByLink(found, input.guardianId ?? null) : found,
      changes: changed.get(found.id),
      data: read,
    };
  });
  const read = await toExportContext(data, input.locale ?? submission.locale);
  const context = { ...read, isForMember };
  return {
    content: await write(submission, context, input.format, changes),
    contentType: contentTypes[input.format],
    fileName: submissionFileName(
      { ...senderOf(submission), ...submission },
      context.club.timeZone,
      input.format,
    ),
  };
}

/** Members' exports of their own data are only in the history; the audit log is about staff. */
function recordExport(tx: Tx, ctx: Ctx, recordId: string, format: ExportFormat): Promise<void>[] {
  const inHistory = recordHistory(tx, ctx, recordId, { type: 'Exported', newValue: format });
  if (!('id' in ctx.actor)) return [inHistory];
  const details = { format };
  return [
    inHistory,
    recordAudit(tx, ctx, { action: 'Exported', recordType: 'Submission', recordId, details }),
  ];
}

async function write(
  submission: Submission,
  context: ExportContext,
  format: ExportFormat,
  changes: OfficeChanges | undefined,
): Promise<Uint8Array<ArrayBuffer> | string> {
  if (format === 'pdf') return renderSubmissionPdf(submission, context, changes);
  if (format === 'txt') return submissionText(submission, context, changes);
  const columns = csvColumns(customFieldNamesOf(submission, context));
  return toCsv(columns, [submission], context);
}

/** Exports the visitor's own submission by its status link, as its reader may see it. Throws 404 and 410. */
export async function exportOwnSubmission(
  visitor: StatusVisitor,
  token: string,
  isTaken: boolean,
  format: ExportFormat = 'pdf',
): Promise<ExportedFile> {
  const { row, place } = await atStatus(visitor, token, async (_tx, _ctx, reader) => reader);
  const { clubId, kind, id } = row;
  const { guardianId } = place;
  return exportSubmission(
    { ...byLinkOf(visitor, guardianId), clubId, tx: undefined },
    { kind, id, format, isTaken, guardianId },
  );
}
