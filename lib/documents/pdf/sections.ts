import type { PrintImage } from '@/lib/documents/export-context';
import type { Section, SectionField } from '@/lib/documents/section';
import { fieldRows } from './field-rows';
import {
  type Area,
  drawGroup,
  gap,
  isLong,
  lineBlock,
  markBlocks,
  rowBlocks,
  stack,
  wholeWidth,
} from './fields';
import { linesOf } from './lines';
import { type Block, contentHeight, contentWidth, page, type Sheet } from './sheet';
import { hairline, ink, lineHeightOf, textStyles, widthOf } from './text-style';

const signatureFrame = { width: 220, height: 66 };
/** A bill longer than this may break across pages. */
const linesKeptWhole = 14;
const right = page.left + contentWidth;

/** Draws sections one below the other. A signature is on the page of what was signed last. */
export function drawSections(sheet: Sheet, sections: readonly Section[], signature: PrintImage | null): void {
  for (const [index, section] of sections.entries()) {
    const next = sections[index + 1];
    const below = next?.id === 'signature' ? stack(signatureBlocks(sheet, next, signature)).height : 0;
    sheet.keepRoom(below, () => drawSection(sheet, section, signature));
  }
}

/** Draws a section by its content: a grid of fields, a bill, consents, a framed mandate, a signature. */
function drawSection(sheet: Sheet, section: Section, signature: PrintImage | null): void {
  if (section.id === 'price') drawPrice(sheet, section);
  else if (section.id === 'mandate') drawMandate(sheet, section);
  else if (section.id === 'consents') drawConsents(sheet, section);
  else if (section.id === 'signature') sheet.together(signatureBlocks(sheet, section, signature));
  else drawFields(sheet, section);
}

/** The title of a section over a thin line. */
export function titleBlock(sheet: Sheet, { title }: Pick<Section, 'title'>): Block {
  const text = lineBlock(sheet, title, 'sectionTitle');
  return {
    height: 12 + text.height + 4 + 0.75 + 6,
    draw: top => {
      text.draw(top + 12);
      sheet.rule(top + 12 + text.height + 4 + 0.375, 0.75, hairline);
    },
  };
}

function drawFields(sheet: Sheet, section: Section): void {
  const [first, ...rest] = section.groups;
  if (!first) return;
  drawGroup(sheet, first, [titleBlock(sheet, section)]);
  for (const group of rest) drawGroup(sheet, group, [gap(5)]);
}

function drawPrice(sheet: Sheet, section: Section): void {
  const [lines = { fields: [] }, sums = { fields: [] }] = section.groups;
  const sumRows = sums.fields.map((field): Block => {
    const height = lineHeightOf(textStyles.sum);
    return {
      height: height + 5,
      draw: top => {
        sheet.text(field.label, page.left, top + 2.5, textStyles.sum);
        sheet.textToRight(field.value, right, top + 2.5, textStyles.sumAmount);
      },
    };
  });
  const marked = sums.fields.find(field => field.mark);
  const last = stack([gap(4), ...sumRows, ...(marked ? markBlocks(sheet, marked, wholeWidth) : [])]);
  const rows = lines.fields.map(field => listRow(sheet, field, 'label', 'amount', 100));
  const [first = gap(0), ...others] = rows;
  const head = [titleBlock(sheet, section), first];
  if (rows.length <= linesKeptWhole) {
    sheet.together([...head, ...others, last]);
    return;
  }
  sheet.together(head);
  for (const row of [...others, last]) sheet.together([row]);
}

/** A line of a list: text and explanation on the left, a short value on the right, a thin line below. */
function listRow(
  sheet: Sheet,
  field: SectionField,
  detailStyle: 'label' | 'detail',
  valueStyle: 'amount' | 'sum',
  valueWidth: number,
): Block {
  const area: Area = {
    left: page.left,
    width: contentWidth - Math.max(valueWidth, widthOf(field.value, textStyles[valueStyle])) - 16,
  };
  const text = stack([
    lineBlock(sheet, field.label, 'line', area),
    ...markBlocks(sheet, field, area),
    ...(field.detail ? [gap(1), lineBlock(sheet, field.detail, detailStyle, area)] : []),
  ]);
  return {
    height: text.height + 8.5,
    draw: top => {
      text.draw(top + 4);
      sheet.textToRight(field.value, right, top + 4, textStyles[valueStyle]);
      sheet.rule(top + text.height + 8.25, 0.5, hairline);
    },
  };
}

/** Each consent stays on one page, unless it is very long. A name stays with the first answer of the person. */
function drawConsents(sheet: Sheet, section: Section): void {
  for (const [index, { title, fields }] of section.groups.entries()) {
    const [first = gap(0), second = gap(0), ...others] = fields.flatMap(field =>
      isLong(field) ? longConsent(sheet, field) : [listRow(sheet, field, 'detail', 'sum', 40)],
    );
    const name = title ? [gap(5), lineBlock(sheet, title, 'groupTitle')] : [];
    sheet.together([...(index === 0 ? [titleBlock(sheet, section)] : []), ...name, first, second]);
    for (const block of others) sheet.together([block]);
  }
}

function longConsent(sheet: Sheet, field: SectionField): Block[] {
  const { detail = '', ...head } = field;
  const area = { left: page.left, width: contentWidth - 56 };
  const lines = linesOf(detail, area.width, textStyles.detail);
  return [
    listRow(sheet, head, 'detail', 'sum', 40),
    ...lines.map(line => lineBlock(sheet, line, 'detail', area)),
  ];
}

const frame = { gapAbove: 20, top: 13, bottom: 9, side: 16, radius: 6 };

/** The mandate is framed and whole on one page; without a frame if it does not fit on one page. */
function drawMandate(sheet: Sheet, section: Section): void {
  const [terms = { fields: [] }, evidence = { fields: [] }] = section.groups;
  const area = { left: page.left + frame.side, width: contentWidth - 2 * frame.side };
  const wording = terms.fields.find(field => field.properties.includes('mandate.text'));
  const rows = (fields: readonly SectionField[]) =>
    fieldRows(fields).flatMap(row => rowBlocks(sheet, row, area));
  const rule: Block = {
    height: 8.5,
    draw: top => sheet.rule(top, 0.5, hairline, area.left, area.width),
  };
  const wordingLines = wording ? linesOf(wording.value, area.width, textStyles.frameText) : [];
  const blocks = [
    lineBlock(sheet, section.title, 'frameTitle', area),
    gap(9),
    ...rows(terms.fields.filter(field => field !== wording)),
    ...(wording ? [lineBlock(sheet, wording.label, 'label', area), gap(1)] : []),
    ...wordingLines.map(line => lineBlock(sheet, line, 'frameText', area)),
    gap(10),
    rule,
    ...(evidence.title ? [lineBlock(sheet, evidence.title, 'groupTitle', area), gap(4)] : []),
    ...rows(evidence.fields),
  ];
  const inner = stack(blocks);
  const height = inner.height + frame.top + frame.bottom;
  sheet.skip(frame.gapAbove);
  if (height > contentHeight) {
    for (const block of blocks) sheet.together([block]);
    return;
  }
  sheet.together([
    {
      height,
      draw: top => {
        sheet.box(page.left, top, contentWidth, height, frame.radius, ink);
        inner.draw(top + frame.top);
      },
    },
  ]);
}

function signatureBlocks(sheet: Sheet, section: Section, image: PrintImage | null): Block[] {
  const { label = '', value = '' } = section.groups[0]?.fields[0] ?? {};
  // Applicants get no picture of the signature; an empty line would look unsigned.
  const caption = image ? value : `${value} (${label})`;
  const size = image && fittedInto(signatureFrame, image);
  const lines = linesOf(caption, contentWidth, textStyles.caption);
  const width = Math.max(220, ...lines.map(line => widthOf(line, textStyles.caption)));
  const pictureHeight = size ? size.height + 4 : 0;
  const block: Block = {
    height: pictureHeight + 4.75 + lines.length * lineHeightOf(textStyles.caption),
    draw: top => {
      if (image && size) sheet.image(image, page.left, top, size);
      sheet.rule(top + pictureHeight, 0.75, ink, page.left, width);
      sheet.lines(lines, page.left, top + pictureHeight + 4.75, textStyles.caption);
    },
  };
  return [titleBlock(sheet, section), block];
}

/**
 * The largest size of a picture inside a frame that keeps its proportions; small ones are enlarged to at most 1 pt
 * per pixel.
 */
export function fittedInto(room: { width: number; height: number }, image: PrintImage) {
  const scale = Math.min(room.width / image.width, room.height / image.height, 1);
  return { width: image.width * scale, height: image.height * scale };
}
