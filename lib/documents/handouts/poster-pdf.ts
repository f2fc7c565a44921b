import type { ExportContext } from '@/lib/documents/export-context';
import { mapTexts } from '@/lib/documents/map-texts';
import { loadPdfkit } from '@/lib/documents/pdf/faces';
import { linesOf } from '@/lib/documents/pdf/lines';
import { printedAccent } from '@/lib/documents/pdf/printed-accent';
import { fittedInto } from '@/lib/documents/pdf/sections';
import { contentWidth, page, Sheet } from '@/lib/documents/pdf/sheet';
import {
  accent,
  hairline,
  ink,
  lineHeightOf,
  printable,
  quiet,
  type TextStyle,
  widthOf,
} from '@/lib/documents/pdf/text-style';
import { cleanText } from '@/lib/documents/words';
import { translatorFor } from '@/lib/platform/i18n/translator';
import type { SubmissionKind } from '@/lib/rules/enums';
import { drawQr } from './qr-block';

const style = (size: number, color: string, face: TextStyle['face'] = 'semibold'): TextStyle => ({
  face,
  size,
  lineHeight: 1.25,
  color,
});
const styles = {
  club: style(20, ink),
  title: style(46, accent),
  lead: { ...style(17, ink, 'regular'), lineHeight: 1.4 },
  hint: style(12, quiet, 'regular'),
  address: style(17, ink),
  foot: style(10, quiet, 'regular'),
};

const logoFrame = { width: 260, height: 96 };
const codeSize = 290;
const codeTop = 398;
const middle = page.width / 2;

/** Sizes of the title, and the height between the club's name and the lead. */
const titleSizes = [styles.title.size, 40, 34, 28, 24, 20];
const titleHeight = 84;

type PosterContent = {
  readonly kind: SubmissionKind;
  /** Title of a further form. */
  readonly title?: string | undefined;
  readonly address: string;
};

/**
 * A4 poster: logo and name of the club, the purpose of the form, its QR code and its address. Every element has a
 * fixed position, so posters of the three forms line up when they hang side by side.
 */
export async function renderPosterPdf(
  given: ExportContext,
  { kind, title: ownTitle, address }: PosterContent,
): Promise<Uint8Array<ArrayBuffer>> {
  await loadPdfkit();
  const { locale, now, logo, brandColor } = given;
  const club = mapTexts(given.club, text => printable(cleanText(text)));
  const t = translatorFor('paper', { locale, addressForm: club.addressForm });
  const title = ownTitle ? printable(cleanText(ownTitle)) : t(`poster.title.${kind}`);
  const subject = `${title}, ${club.name}`;
  const info = { title: subject, author: club.name, subject, language: locale, createdAt: now };
  const sheet = new Sheet(info, false, printedAccent(brandColor));
  const centred = (text: string, top: number, style: TextStyle, linesMax = 2) => {
    const lines = linesOf(text, contentWidth, style).slice(0, linesMax);
    for (const [index, line] of lines.entries())
      sheet.text(line, middle - widthOf(line, style) / 2, top + index * lineHeightOf(style), style);
    return top + lines.length * lineHeightOf(style);
  };
  const size = logo && fittedInto(logoFrame, logo);
  if (logo && size)
    sheet.image(logo, middle - size.width / 2, 60 + (logoFrame.height - size.height) / 2, size);
  centred(club.name, logo ? 172 : 110, styles.club);
  const leadTop = centred(title, 246, titleStyle(title), 4) + 8;
  centred(t(`poster.lead.${kind}`), leadTop, styles.lead, 3);
  sheet.box(middle - codeSize / 2, codeTop, codeSize, codeSize, 14, hairline);
  drawQr(sheet, address, middle - codeSize / 2 + 4, codeTop + 4, codeSize - 8);
  centred(t('poster.orType'), codeTop + codeSize + 18, styles.hint);
  centred(address.replace(/^https?:\/\//, ''), codeTop + codeSize + 36, styles.address, 3);
  const contact = [club.website.replace(/^https?:\/\/|\/$/g, ''), club.email, club.phone];
  centred(contact.filter(Boolean).join('  ·  '), 800, styles.foot, 1);
  return sheet.finish(() => {});
}

/** The largest size in which the title has space without splitting a word. */
function titleStyle(title: string): TextStyle {
  const fitting = titleSizes
    .map(size => ({ ...styles.title, size }))
    .find(sized => {
      const height = linesOf(title, contentWidth, sized).length * lineHeightOf(sized);
      return height <= titleHeight && title.split(' ').every(word => widthOf(word, sized) <= contentWidth);
    });
  return fitting ?? { ...styles.title, size: 20 };
}
