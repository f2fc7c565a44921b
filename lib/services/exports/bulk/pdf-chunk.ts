import { crc32 } from 'node:zlib';
import { senderOf } from '@/lib/contracts/sender';
import type { Submission } from '@/lib/contracts/submissions';
import type { ExportContext } from '@/lib/documents/export-context';
import { submissionFileName } from '@/lib/documents/file-name';
import { csvLines } from '@/lib/documents/submission-csv';
import { renderSubmissionPdf } from '@/lib/documents/submission-pdf';
import { localHeader, type ZipTime } from '@/lib/documents/zip/zip';
import { textCell } from '@/lib/rules/format/csv-text';
import type { MadeChunk } from './chunk-notes';

/** Columns of the index of a PDF export. */
export const indexColumns = [
  'fileName',
  'numberOfApplication',
  'kind',
  'state',
  'receivedAt',
  'firstName',
  'lastName',
  'id',
];

/**
 * Renders submissions as PDFs in their own languages, each a member of the ZIP; not compressed again, because PDFs are.
 */
export async function makePdfChunk(
  submissions: readonly Submission[],
  context: ExportContext,
  at: ZipTime,
): Promise<MadeChunk> {
  const parts: Uint8Array[] = [];
  const members: MadeChunk['notes']['members'] = [];
  for (const submission of submissions) {
    const pdf = await renderSubmissionPdf(submission, { ...context, locale: submission.locale });
    const member = {
      name: submissionFileName({ ...senderOf(submission), ...submission }, context.club.timeZone, 'pdf'),
      crc: crc32(pdf),
      size: pdf.length,
    };
    members.push(member);
    parts.push(localHeader(storedMember(member), at), pdf);
  }
  const lines = submissions.map((submission, index) => indexRow(submission, members[index]?.name ?? ''));
  return {
    data: Buffer.concat(parts),
    notes: { members, table: null, lines: csvLines(lines, indexColumns) },
  };
}

/** A ZIP member without compression. */
export function storedMember(member: { name: string; crc: number; size: number }) {
  return { ...member, compressedSize: member.size, isDeflated: false, hasDescriptor: false };
}

function indexRow(submission: Submission, fileName: string): Record<string, string> {
  const { number, kind, state, receivedAt, id } = submission;
  const { firstName, lastName } = senderOf(submission);
  return {
    fileName: textCell(fileName),
    numberOfApplication: String(number),
    kind,
    state,
    receivedAt,
    firstName: textCell(firstName),
    lastName: textCell(lastName),
    id,
  };
}
