import type { PublicCancellationForm, PublicForm } from '@/lib/contracts/public';
import type { ExportContext } from '@/lib/documents/export-context';
import { mapTexts } from '@/lib/documents/map-texts';
import { loadPdfkit } from '@/lib/documents/pdf/faces';
import { gap, lineBlock, stack } from '@/lib/documents/pdf/fields';
import { drawFooter, drawLetterhead, drawRunning } from '@/lib/documents/pdf/letterhead';
import { printedAccent } from '@/lib/documents/pdf/printed-accent';
import { type Block, contentWidth, page, Sheet } from '@/lib/documents/pdf/sheet';
import { printable, textStyles, widthOf } from '@/lib/documents/pdf/text-style';
import { cleanText, wordsFor } from '@/lib/documents/words';
import { plainRichText } from '@/lib/rules/format/rich-text';
import { smallLines } from './blanks';
import { drawCancellationPaper } from './cancellation-paper';
import { drawChangePaper } from './change-paper';
import { drawMembershipPaper } from './membership-paper';
import type { Paper } from './paper';
import { paperWords } from './paper-words';
import { drawQr } from './qr-block';

/** The sides of one sheet; a cancellation is one page. */
const pagesWished = { Membership: 2, Change: 2, Cancellation: 1 };

/**
 * A form to fill in by hand (A4, fonts embedded): all questions of the online form, with the club's tariffs, custom
 * fields, consents and the mandate in exactly the same words. Uses a tighter layout if that saves a page beyond those
 * of its kind.
 * @param address of the online form, printed as a QR code at the top
 */
export async function renderPaperFormPdf(
  given: ExportContext,
  givenForm: PublicForm | PublicCancellationForm,
  address: string,
): Promise<Uint8Array<ArrayBuffer>> {
  await loadPdfkit();
  const clean = (text: string) => printable(cleanText(text));
  const context = { ...given, club: mapTexts(given.club, clean) };
  const form = { ...mapTexts({ ...givenForm, design: null }, clean), design: givenForm.design };
  const words = paperWords(context);
  const { club, locale, now } = context;
  const title = ('furtherForm' in form && form.furtherForm?.title) || words.labels(`kind.${form.kind}`);
  const subject = words.texts('subject', { kind: title, club: club.name });
  const info = { title: subject, author: club.name, subject, language: locale, createdAt: now };
  const fill = (isTight: boolean): Sheet => {
    const sheet = new Sheet(info, isTight, printedAccent(context.brandColor));
    drawLetterhead(sheet, context, wordsFor(context));
    const paper = { sheet, words, club };
    sheet.together([headBlock({ ...paper, form }, title, address)]);
    if (form.kind === 'Cancellation') drawCancellationPaper({ ...paper, form });
    else if (form.kind === 'Change') drawChangePaper({ ...paper, form });
    else drawMembershipPaper({ ...paper, form });
    return sheet;
  };
  const roomy = fill(false);
  const tight = roomy.pageCount > pagesWished[form.kind] ? fill(true) : roomy;
  const sheet = tight.pageCount < roomy.pageCount ? tight : roomy;
  const running = words.texts('running', { kind: title, club: club.name });
  return sheet.finish((number, total) => {
    if (number > 1) drawRunning(sheet, running);
    drawFooter(sheet, club, wordsFor(context), words.texts('page', { page: number, total }));
  });
}

const codeSize = 62;

/** Title, recipient, and a QR code for applicants who prefer the online form. */
function headBlock({ sheet, words, club, form }: Paper, title: string, address: string): Block {
  const width = contentWidth - codeSize - 24;
  const place = [club.name, club.street, `${club.zip} ${club.city}`.trim(), club.email].filter(Boolean);
  const area = { left: page.left, width };
  const intro = words.texts(`intro.${form.kind}`, { place: place.join(', ') });
  const text = stack([
    lineBlock(sheet, title, 'title', area),
    gap(4),
    lineBlock(sheet, intro, 'detail', area),
    ...(form.settings.notes ? [gap(3), ...smallLines(sheet, plainRichText(form.settings.notes), area)] : []),
  ]);
  const caption = words.texts('online');
  const style = { ...textStyles.label, size: 6.5 };
  return {
    height: Math.max(text.height, codeSize + 9) + 2,
    draw: top => {
      text.draw(top);
      const right = page.left + contentWidth;
      drawQr(sheet, address, right - codeSize, top, codeSize);
      sheet.text(caption, right - widthOf(caption, style), top + codeSize, style);
    },
  };
}
