import type { ClubInfo } from '@/lib/contracts/club';
import type { ExportContext } from '@/lib/documents/export-context';
import { headingOf, type SubmissionDescription } from '@/lib/documents/submission-sections';
import { cleanText, type Words } from '@/lib/documents/words';
import { gap, lineBlock, stack } from './fields';
import { linesOf, shortened } from './lines';
import { fittedInto } from './sections';
import { contentWidth, page, type Sheet } from './sheet';
import { hairline, ink, leadingOf, lineHeightOf, textStyles, widthOf } from './text-style';

const logoFrame = { width: 92, height: 48 };
const brandWidth = 280;
const letterheadTop = 40;
const letterheadHeight = 44;
const right = page.left + contentWidth;

/** Logo, name and contact data of the club. */
export function drawLetterhead(sheet: Sheet, { club, logo }: ExportContext, { texts }: Words): void {
  const { clubName, clubData } = textStyles;
  const size = logo && fittedInto(logoFrame, logo);
  const nameLeft = page.left + (size ? size.width + 12 : 0);
  const name = linesOf(cleanText(club.name), brandWidth - (nameLeft - page.left), clubName);
  const lines = [
    club.legalName === club.name ? '' : club.legalName,
    club.street,
    [club.zip, club.city].filter(Boolean).join(' '),
    club.email,
    club.phone && texts('club.phone', { phone: club.phone }),
    club.website.replace(/^https?:\/\/|\/$/g, ''),
  ];
  const data = lines.filter(Boolean).flatMap(line => linesOf(cleanText(line), 190, clubData));
  const nameHeight = name.length * lineHeightOf(clubName);
  const dataHeight = data.length * lineHeightOf(clubData);
  const height = Math.max(letterheadHeight, nameHeight, dataHeight, size?.height ?? 0);
  const centred = (own: number) => letterheadTop + (height - own) / 2;
  if (logo && size) sheet.image(logo, page.left, centred(size.height), size);
  sheet.lines(name, nameLeft, centred(nameHeight), clubName);
  data.forEach((line, index) => {
    sheet.textToRight(line, right, centred(dataHeight) + index * lineHeightOf(clubData), clubData);
  });
  sheet.moveTo(letterheadTop + height + 24);
}

const pill = { side: 9, above: 4, below: 3, radius: 9 };

/** Kind of document, name of the person, and state. */
export function drawTitle(
  sheet: Sheet,
  description: Omit<SubmissionDescription, 'sections' | 'isPart'> & { readonly isPart?: boolean },
): void {
  const { person, receivedAt, state } = description;
  const { title: titleStyle, state: stateStyle } = textStyles;
  const stateWidth = widthOf(state, stateStyle) + 2 * pill.side;
  const stateHeight = lineHeightOf(stateStyle) + pill.above + pill.below;
  const words = headingOf(description);
  const besideState = contentWidth - stateWidth - 16;
  // A title that fits on one line only without the state beside it has the state one line below.
  const isWhole = widthOf(words, titleStyle) > besideState && widthOf(words, titleStyle) <= contentWidth;
  const width = isWhole ? contentWidth : besideState;
  const heading = lineBlock(sheet, words, 'title', { left: page.left, width });
  const personArea = { left: page.left, width: isWhole ? besideState : contentWidth };
  const row = {
    height: heading.height,
    draw: (top: number) => {
      heading.draw(top);
      const middle = isWhole
        ? top + heading.height + 6 + lineHeightOf(textStyles.person) / 2
        : top + heading.height - lineHeightOf(titleStyle) / 2;
      const pillTop = middle - stateHeight / 2;
      sheet.box(right - stateWidth, pillTop, stateWidth, stateHeight, pill.radius, ink);
      sheet.text(
        state,
        right - stateWidth + pill.side,
        pillTop + (stateHeight - lineHeightOf(stateStyle)) / 2,
        stateStyle,
      );
    },
  };
  sheet.together([
    stack([
      row,
      gap(6),
      lineBlock(sheet, person, 'person', personArea),
      lineBlock(sheet, receivedAt, 'receipt'),
    ]),
  ]);
}

/** Names the document on every page after the first. */
export function drawRunning(sheet: Sheet, text: string): void {
  sheet.text(shortened(text, contentWidth, textStyles.running), page.left, 28, textStyles.running);
}

const footerTop = page.height - 26 - 30;
const pageNumberWidth = 90;

/** Legal data of the club, and the page number. */
export function drawFooter(sheet: Sheet, club: ClubInfo, { texts }: Words, pageText: string): void {
  const { footer, running } = textStyles;
  const place = [club.legalName || club.name, club.street, [club.zip, club.city].filter(Boolean).join(' ')];
  const register = texts('club.register', { court: club.registerCourt, number: club.registerNumber }).trim();
  const chair = club.chairperson && texts('club.chair', { name: club.chairperson });
  const lines = [place, [register, chair]]
    .map(parts => parts.filter(Boolean).map(cleanText).join(' · '))
    .filter(Boolean)
    .map(line => shortened(line, contentWidth - pageNumberWidth - 10, footer));
  sheet.rule(footerTop, 0.5, hairline);
  sheet.lines(lines, page.left, footerTop + 7, footer);
  sheet.textToRight(pageText, right, footerTop + 7 + leadingOf(footer) - leadingOf(running), running);
}
