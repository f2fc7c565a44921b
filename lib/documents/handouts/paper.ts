import type { PublicCancellationForm, PublicForm } from '@/lib/contracts/public';
import type { ExportContext } from '@/lib/documents/export-context';
import { gap, lineBlock, stack } from '@/lib/documents/pdf/fields';
import { type Block, contentHeight, contentWidth, page, type Sheet } from '@/lib/documents/pdf/sheet';
import { hairline, ink } from '@/lib/documents/pdf/text-style';
import { type Strip, smallLines } from './blanks';
import type { PaperWords } from './paper-words';

/** Arguments of all parts of a paper form. */
export type Paper<Form = PublicForm | PublicCancellationForm> = {
  readonly sheet: Sheet;
  readonly form: Form;
  readonly words: PaperWords;
  readonly club: ExportContext['club'];
};

/** Least height of what stays below a title at the end of a page: more than hints alone. */
const leadHeight = 36;

/** Draws a part under its title; the title is never alone at the end of a page. Draws nothing if the part is empty. */
export function drawPart({ sheet }: Paper, title: string, blocks: readonly Block[]): void {
  if (blocks.length === 0) return;
  let leadCount = 1;
  while (leadCount < blocks.length && stack(blocks.slice(0, leadCount)).height < leadHeight) leadCount += 1;
  const text = lineBlock(sheet, title, 'sectionTitle');
  const [above, below] = sheet.isTight ? [3, 2] : [8, 5];
  const head: Block = {
    height: above + text.height + 2.5 + 0.75 + below,
    draw: top => {
      text.draw(top + above);
      sheet.rule(top + above + text.height + 2.5, 0.75, hairline);
    },
  };
  sheet.together([head, ...blocks.slice(0, leadCount)]);
  const rest = blocks.slice(leadCount);
  for (const block of rest.slice(0, -2)) sheet.together([block]);
  // The last one is not torn from what it belongs to.
  sheet.together(rest.slice(-2));
}

/** A hint that stays with the next block; nothing without one. */
export function hinted({ sheet }: Paper, hint: string, blocks: readonly Block[]): Block[] {
  const [first, ...rest] = blocks;
  return first ? [stack([...smallLines(sheet, hint), gap(3), first]), ...rest] : [];
}

/** A smaller title that stays with the next block. */
export function titled({ sheet }: Paper, title: string, blocks: readonly Block[], hint = ''): Block[] {
  const [first, ...rest] = blocks;
  if (!first) return [];
  const head = [lineBlock(sheet, title, 'groupTitle'), ...(hint ? smallLines(sheet, hint) : []), gap(3)];
  return [stack([...head, first]), ...rest, gap(sheet.isTight ? 2 : 4)];
}

const frame = { top: 9, bottom: 7, side: 12, radius: 6 };
export const framedStrip: Strip = {
  left: page.left + frame.side,
  width: contentWidth - 2 * frame.side,
};

/** Draws blocks in a frame, whole on one page; without a frame if they do not fit on one page. */
export function framed({ sheet }: Paper, blocks: readonly Block[]): Block[] {
  const inner = stack(blocks);
  const height = inner.height + frame.top + frame.bottom;
  if (height > contentHeight) return [...blocks];
  return [
    {
      height: height + 6,
      draw: top => {
        sheet.box(page.left, top + 3, contentWidth, height, frame.radius, ink, 0.9);
        inner.draw(top + 3 + frame.top);
      },
    },
  ];
}
