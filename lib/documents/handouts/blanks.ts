import { lineBlock, stack } from '@/lib/documents/pdf/fields';
import { linesOf } from '@/lib/documents/pdf/lines';
import { type Block, contentWidth, page, type Sheet } from '@/lib/documents/pdf/sheet';
import {
  hairline,
  ink,
  lineHeightOf,
  quiet,
  type TextStyle,
  textStyles,
  widthOf,
} from '@/lib/documents/pdf/text-style';

/** A box to fill in by hand with a label above; no label if the row above has it. */
export type Blank = {
  readonly label: string;
  /** The club's own words about the field, below the label. */
  readonly hint?: string;
  /** Twelfths of the width. */
  readonly span: number;
  /** One box for each character, in groups. */
  readonly comb?: readonly number[];
  /** Lines to write on; one by default. */
  readonly lines?: number;
};

/** A box to tick, with its price or meaning. */
export type Tick = { readonly text: string; readonly aside?: string; readonly detail?: string };

const columnGap = 8;
const lineHeight = 19;
const normal = { boxHeight: 17, rowGap: 5, tickGap: 3.5, signatureRoom: 30 };
/** Boxes of 5.1 mm: the smallest height that is easy to write in. */
const tight = { boxHeight: 14.5, rowGap: 2, tickGap: 1.5, signatureRoom: 22 };
const measuresOf = ({ isTight }: Sheet) => (isTight ? tight : normal);
const tickSize = 9;
const pen = '#8b9694';
export const tickStyle: TextStyle = { ...textStyles.value, size: 9, lineHeight: 1.35 };
const asideStyle: TextStyle = { ...tickStyle, face: 'semibold' };
const smallStyle: TextStyle = { ...textStyles.label, color: quiet };

export type Strip = { readonly left: number; readonly width: number };
export const wholeStrip: Strip = { left: page.left, width: contentWidth };

export const dateComb = [2, 2, 4] as const;

/** Blanks side by side, their boxes on one line; their spans add up to at most twelve. */
export function blanksRow(sheet: Sheet, blanks: readonly Blank[], strip = wholeStrip): Block {
  const unit = (strip.width + columnGap) / 12;
  const before = (index: number) => blanks.slice(0, index).reduce((sum, { span }) => sum + span, 0);
  const cells = blanks.map((blank, index) => {
    const left = strip.left + before(index) * unit;
    return blankBlock(sheet, blank, { left, width: blank.span * unit - columnGap });
  });
  const tallest = Math.max(0, ...cells.map(({ height }) => height));
  const lowered = cells.map(({ height, draw }) => ({
    height: tallest,
    draw: (top: number) => draw(top + tallest - height),
  }));
  return sideBySide(lowered, measuresOf(sheet).rowGap);
}

function blankBlock(sheet: Sheet, { label, hint = '', comb, lines = 1 }: Blank, area: Strip): Block {
  const text = stack([
    ...(label === '' ? [] : [lineBlock(sheet, label, 'label', area)]),
    ...(hint === '' ? [] : smallLines(sheet, hint, area)),
  ]);
  const height = lines > 1 ? (sheet.isTight ? lines - 1 : lines) * lineHeight : measuresOf(sheet).boxHeight;
  return {
    height: text.height + 1.5 + height,
    draw: top => {
      text.draw(top);
      const boxTop = top + text.height + 1.5;
      if (comb) drawComb(sheet, comb, area, boxTop);
      else sheet.box(area.left, boxTop, area.width, height, 2.5, pen, 0.6);
      for (let line = 1; line * lineHeight < height; line += 1)
        sheet.rule(boxTop + line * lineHeight, 0.4, hairline, area.left + 6, area.width - 12);
    },
  };
}

const groupGap = 5;
const placeMax = 15;

function drawComb(sheet: Sheet, comb: readonly number[], { left, width }: Strip, top: number): void {
  const { boxHeight } = measuresOf(sheet);
  const places = comb.reduce((sum, count) => sum + count, 0);
  const place = Math.min(placeMax, (width - (comb.length - 1) * groupGap) / places);
  let at = left;
  for (const count of comb) {
    sheet.box(at, top, count * place, boxHeight, 2.5, pen, 0.6);
    for (let index = 1; index < count; index += 1)
      sheet.line(at + index * place, top + boxHeight - 6, 6, pen);
    at += count * place + groupGap;
  }
}

/** Number of columns for short answers: as many as fit all of them, 2 to 6. */
export function columnsFor(all: readonly Tick[], strip = wholeStrip): number {
  const widest = Math.max(0, ...all.map(({ text }) => widthOf(text, tickStyle))) + tickSize + 6 + columnGap;
  return Math.min(6, Math.max(2, Math.floor((strip.width + columnGap) / widest)));
}

/** Boxes to tick in columns, row by row. */
export function ticks(
  sheet: Sheet,
  all: readonly Tick[],
  columns: number = columnsFor(all),
  strip = wholeStrip,
): Block[] {
  const width = (strip.width + columnGap) / columns;
  const rows = Array.from({ length: Math.ceil(all.length / columns) }, (_, row) =>
    all.slice(row * columns, row * columns + columns),
  );
  return rows.map(row =>
    sideBySide(
      row.map((tick, index) =>
        tickBlock(sheet, tick, { left: strip.left + index * width, width: width - columnGap }),
      ),
      measuresOf(sheet).tickGap,
    ),
  );
}

function tickBlock(sheet: Sheet, { text, aside = '', detail = '' }: Tick, { left, width }: Strip): Block {
  const room = width - tickSize - 6;
  const asideWidth = widthOf(aside, asideStyle);
  const textLines = linesOf(text, room, tickStyle);
  const isBeside = textLines.length === 1 && widthOf(text, tickStyle) + 8 + asideWidth <= room;
  const parts = [
    ...textLines.map(line => ({ line, style: tickStyle })),
    ...(aside === '' || isBeside ? [] : [{ line: aside, style: asideStyle }]),
    ...(detail ? linesOf(detail, room, smallStyle).map(line => ({ line, style: smallStyle })) : []),
  ];
  return {
    height: parts.reduce((sum, { style }) => sum + lineHeightOf(style), 0),
    draw: top => {
      sheet.box(left + 0.5, top + 1.6, tickSize, tickSize, 1.5, ink, 0.7);
      const textLeft = left + tickSize + 6;
      if (isBeside) sheet.text(aside, textLeft + widthOf(text, tickStyle) + 8, top, asideStyle);
      let at = top;
      for (const { line, style } of parts) {
        sheet.text(line, textLeft, at, style);
        at += lineHeightOf(style);
      }
    },
  };
}

/** Small text, line by line, so a long text may continue on the next page. */
export function smallLines(sheet: Sheet, text: string, strip = wholeStrip): Block[] {
  return linesOf(text, strip.width, smallStyle).map(line => ({
    height: lineHeightOf(smallStyle),
    draw: top => sheet.text(line, strip.left, top, smallStyle),
  }));
}

/** Signature lines side by side, with a caption below each. */
export function signatureRow(sheet: Sheet, captions: readonly string[], strip = wholeStrip): Block {
  const width = (strip.width + 2 * columnGap) / captions.length;
  const { signatureRoom: room, rowGap } = measuresOf(sheet);
  return sideBySide(
    captions.map((caption, index) => {
      const area = { left: strip.left + index * width, width: width - 2 * columnGap };
      const text = stack(smallLines(sheet, caption, area));
      return {
        height: room + 3 + text.height,
        draw: (top: number) => {
          sheet.rule(top + room, 0.6, ink, area.left, area.width);
          text.draw(top + room + 3);
        },
      };
    }),
    rowGap,
  );
}

function sideBySide(cells: readonly Block[], below: number): Block {
  return {
    height: Math.max(0, ...cells.map(({ height }) => height)) + below,
    draw: top => {
      for (const cell of cells) cell.draw(top);
    },
  };
}
