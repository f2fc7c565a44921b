import type { Submission } from '@/lib/contracts/submissions/submissions';
import { noOfficeChanges, type OfficeChanges } from '@/lib/rules/submissions/office-changes';
import type { ExportContext } from './export-context';
import { mapTexts } from './map-texts';
import { loadPdfkit } from './pdf/faces';
import { drawFooter, drawLetterhead, drawRunning, drawTitle } from './pdf/letterhead';
import { printedAccent } from './pdf/printed-accent';
import { drawSections } from './pdf/sections';
import { Sheet } from './pdf/sheet';
import { printable } from './pdf/text-style';
import { pngOfDataUrl, toPrintImage } from './print-image';
import { describeSubmission, headingOf } from './submission-sections';
import { cleanText, wordsFor } from './words';

/**
 * A submission as PDF (A4, fonts embedded) in `context.locale`. Values are drawn as text, never parsed as markup. What
 * the office changed is marked. Nothing is fetched, and the file has no scripts, links or actions. A signature whose
 * picture is missing is named in words.
 */
export async function renderSubmissionPdf(
  submission: Submission,
  given: ExportContext,
  changes: OfficeChanges = noOfficeChanges,
): Promise<Uint8Array<ArrayBuffer>> {
  await loadPdfkit();
  const context = { ...given, club: mapTexts(given.club, printable) };
  const words = wordsFor(context);
  const description = mapTexts(describeSubmission(submission, given, changes), printable);
  const { title, person } = description;
  const heading = headingOf(description);
  const png = submission.signature === null ? null : pngOfDataUrl(submission.signature);
  const signature = png && (await toPrintImage(png));
  const author = cleanText(context.club.name);
  const info = {
    title: `${heading}: ${person}`,
    author,
    subject: words.texts('subject', { title, person, club: author }),
    language: context.locale,
    createdAt: context.now,
  };
  const sheet = new Sheet(info, false, printedAccent(context.brandColor));
  drawLetterhead(sheet, context, words);
  drawTitle(sheet, description);
  drawSections(sheet, description.sections, signature);
  const running = words.texts('running', { heading, person });
  return sheet.finish((page, total) => {
    if (page > 1) drawRunning(sheet, running);
    drawFooter(sheet, context.club, words, words.texts('page', { page, total }));
  });
}
