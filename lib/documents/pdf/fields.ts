import type { SectionField, SectionGroup } from '@/lib/documents/section';
import { fieldRows, type PlacedField } from './field-rows';
import { linesOf } from './lines';
import { type Block, contentWidth, page, type Sheet } from './sheet';
import { lineHeightOf, textStyles } from './text-style';

const rowGap = 5.5;
const cellGap = 12;
const detailGap = 1;

/** A value longer than this may break across pages; shorter ones do not. */
const charactersKeptWhole = 900;
/** A group with more rows than this may break across pages, between two rows. */
const rowsKeptWhole = 6;

export type Area = { readonly left: number; readonly width: number };
export const wholeWidth: Area = { left: page.left, width: contentWidth };

export function isLong({ value, detail }: SectionField): boolean {
  return value.length + (detail?.length ?? 0) > charactersKeptWhole || value.split('\n').length > 20;
}

/** Blank space. */
export const gap = (height: number): Block => ({ height, draw: () => {} });

export function lineBlock(
  sheet: Sheet,
  text: string,
  style: keyof typeof textStyles,
  area = wholeWidth,
): Block {
  const chosen = textStyles[style];
  const lines = linesOf(text, area.width, chosen);
  return {
    height: lines.length * lineHeightOf(chosen),
    draw: top => {
      sheet.lines(lines, area.left, top, chosen);
    },
  };
}

/** A group with its title: a small one whole, others cut between rows, long values between lines. */
export function drawGroup(sheet: Sheet, group: SectionGroup, heading: readonly Block[]): void {
  const rows = fieldRows(group.fields);
  const title = group.title
    ? [lineBlock(sheet, group.title, 'groupTitle'), ...markBlocks(sheet, group, wholeWidth), gap(4)]
    : [];
  const blocks = rows.map(row => rowBlocks(sheet, row, wholeWidth));
  const staysWhole = rows.length <= rowsKeptWhole && !group.fields.some(isLong);
  if (staysWhole) {
    sheet.together([...heading, ...title, ...blocks.flat()]);
    return;
  }
  // Two rows, so that no heading ends a page with a single one.
  const [first = gap(0), second = gap(0), ...others] = blocks.flat();
  sheet.together([...heading, ...title, first, second]);
  for (const block of others) sheet.together([block]);
}

/** A row in one block; a long value has a row of its own, line by line. */
export function rowBlocks(sheet: Sheet, row: readonly PlacedField[], area: Area): Block[] {
  const [only] = row;
  if (row.length === 1 && only && isLong(only.field)) return longBlocks(sheet, only.field, area);
  const cells = row.map(({ field, span }, index) => {
    const left = area.left + (area.width / 3) * row.slice(0, index).reduce((sum, one) => sum + one.span, 0);
    return cellBlock(sheet, field, { left, width: (area.width / 3) * span - cellGap });
  });
  return [
    {
      height: Math.max(...cells.map(cell => cell.height)) + rowGap,
      draw: top => {
        for (const cell of cells) cell.draw(top);
      },
    },
  ];
}

/** The line that says what the office changed. */
export function markBlocks(sheet: Sheet, { mark }: { readonly mark?: string }, area: Area): Block[] {
  return mark ? [gap(detailGap), lineBlock(sheet, mark, 'detail', area)] : [];
}

function cellBlock(sheet: Sheet, field: SectionField, area: Area): Block {
  return stack([
    lineBlock(sheet, field.label, 'label', area),
    lineBlock(sheet, field.value, 'value', area),
    ...markBlocks(sheet, field, area),
    ...(field.detail ? [gap(detailGap), lineBlock(sheet, field.detail, 'detail', area)] : []),
  ]);
}

function longBlocks(sheet: Sheet, field: SectionField, { left, width }: Area): Block[] {
  const area = { left, width: width - cellGap };
  const each = (text: string, style: 'value' | 'detail') =>
    linesOf(text, area.width, textStyles[style]).map(line => lineBlock(sheet, line, style, area));
  const [first = gap(0), ...rest] = each(field.value, 'value');
  return [
    stack([lineBlock(sheet, field.label, 'label', area), first]),
    ...rest,
    ...markBlocks(sheet, field, area),
    ...(field.detail ? each(field.detail, 'detail') : []),
    gap(rowGap),
  ];
}

/** Combines blocks, one below the other, into one block. */
export function stack(blocks: readonly Block[]): Block {
  return {
    height: blocks.reduce((sum, block) => sum + block.height, 0),
    draw: top => {
      let at = top;
      for (const block of blocks) {
        block.draw(at);
        at += block.height;
      }
    },
  };
}
