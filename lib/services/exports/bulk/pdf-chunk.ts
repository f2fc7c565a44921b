import { senderOf } from '@/lib/contracts/submissions/sender';
import type { Submission } from '@/lib/contracts/submissions/submissions';
import type { ExportContext } from '@/lib/documents/export-context';
import { submissionFileName } from '@/lib/documents/file-name';
import { csvHeader } from '@/lib/documents/submission-csv';
import { renderSubmissionPdf } from '@/lib/documents/submission-pdf';
import { csvLine, textCell } from '@/lib/rules/format/csv-text';
import type { OfficeChanges } from '@/lib/rules/submissions/office-changes';
import type { ChunkNotes, MadeChunk } from './chunk-notes';

/** File name of the index of a PDF export in the ZIP. */
export const indexName = 'index.csv';

const indexColumns = [
  'fileName',
  'numberOfApplication',
  'kind',
  'state',
  'receivedAt',
  'firstName',
  'lastName',
  'id',
];

/** Renders submissions as PDFs in their own languages, each a file of the ZIP, followed by the files of its applicant. */
export async function makePdfChunk(
  submissions: readonly Submission[],
  context: ExportContext,
  isFirst: boolean,
  changes: ReadonlyMap<string, OfficeChanges>,
): Promise<MadeChunk> {
  const pdfs: Uint8Array[] = [];
  const files: ChunkNotes['files'] = [];
  let lines = '';
  for (const submission of submissions) {
    const pdf = await renderSubmissionPdf(
      submission,
      { ...context, locale: submission.locale },
      changes.get(submission.id),
    );
    const name = submissionFileName({ ...senderOf(submission), ...submission }, context.club.timeZone, 'pdf');
    lines += indexLine(submission, name);
    files.push({ name, size: pdf.length }, ...submission.files.map(file => enclosed(name, file)));
    pdfs.push(pdf);
  }
  const header = isFirst ? `\ufeff${csvHeader(indexColumns)}` : '';
  const data = Buffer.concat(pdfs);
  const dataBytes = files.reduce((sum, { size }) => sum + size, 0);
  return { data, notes: { files, lines: header + lines }, dataBytes };
}

function enclosed(pdfName: string, { id, fileName, size }: Submission['files'][number]) {
  return { name: `${pdfName.replace(/\.pdf$/, '')} ${fileName}`, size, fileId: id };
}

function indexLine(submission: Submission, fileName: string): string {
  const { number, kind, state, receivedAt, id } = submission;
  const { firstName, lastName } = senderOf(submission);
  const names = [textCell(firstName), textCell(lastName)];
  return csvLine([textCell(fileName), String(number), kind, state, receivedAt, ...names, id], ';');
}
