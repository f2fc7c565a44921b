import { renderToBuffer } from '@react-pdf/renderer';
import { registerFonts } from '@/components/pdf/fonts';
import { loadPrintable } from '@/components/pdf/printable';
import { SubmissionDocument } from '@/components/pdf/submission-document';
import type { Submission } from '@/lib/contracts/submissions';
import type { ExportContext } from './export-context';
import { mapTexts } from './map-texts';
import { pngOfDataUrl, toPrintImage } from './print-image';
import { describeSubmission } from './submission-sections';
import { wordsFor } from './words';

/**
 * A submission as PDF (A4, fonts embedded) in `context.locale`. Values are drawn as text, never read as markup;
 * nothing is fetched, and the file holds no scripts, links or actions. A signature that is no picture is left out.
 */
export async function renderSubmissionPdf(
  submission: Submission,
  context: ExportContext,
): Promise<Uint8Array<ArrayBuffer>> {
  registerFonts();
  const png = submission.signature === null ? null : pngOfDataUrl(submission.signature);
  const printable = await loadPrintable();
  const buffer = await renderToBuffer(
    <SubmissionDocument
      description={mapTexts(describeSubmission(submission, context), printable)}
      context={{ ...context, club: mapTexts(context.club, printable) }}
      words={wordsFor(context)}
      signature={png && (await toPrintImage(png))}
    />,
  );
  return new Uint8Array(buffer);
}
