import type { PrintImage } from '@/lib/documents/export-context';
import { DocumentFont } from './document-font';
import { asFontSource, type FaceName, faceOf, newDocument, tabularFigures } from './faces';
import { leadingOf, lineHeightOf, accent as petrol, type TextStyle, widthOf } from './text-style';

export const page = { width: 595.28, height: 841.89, left: 54, right: 54, top: 50, bottom: 62 } as const;
export const contentWidth = page.width - page.left - page.right;
const lowest = page.height - page.bottom;
export const contentHeight = lowest - page.top;

/** A part of a page that is measured before it is drawn. One block is never cut; a page may break between blocks. */
export type Block = { readonly height: number; draw(top: number): void };

export type SheetInfo = {
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  readonly language: string;
  readonly createdAt: Date;
};

/** A4 pages that are filled from top to bottom. */
export class Sheet {
  private readonly document: PDFKit.PDFDocument;
  private readonly bytes: Promise<Uint8Array<ArrayBuffer>>;
  private readonly fonts = new Map<FaceName, DocumentFont>();
  private top: number = page.top;
  private kept = 0;

  /**
   * @param isTight whether content should use a tighter layout to save space
   * @param accent colour of titles
   */
  constructor(
    info: SheetInfo,
    readonly isTight = false,
    private readonly accent: string = petrol,
  ) {
    const { promise, resolve } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
    this.bytes = promise;
    this.document = newDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      autoFirstPage: false,
      pdfVersion: '1.7',
      lang: info.language,
      displayTitle: true,
      // No default font: pdfkit finds a font again only by the name of its first use.
      font: '',
      info: {
        Title: info.title,
        Author: info.author,
        Subject: info.subject,
        Creator: 'Eintritt',
        Producer: 'Eintritt',
        CreationDate: info.createdAt,
        ModDate: info.createdAt,
      },
    });
    const chunks: Buffer[] = [];
    this.document.on('data', (chunk: Buffer) => chunks.push(chunk));
    this.document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    this.document.addPage();
  }

  get pageCount(): number {
    return this.document.bufferedPageRange().count;
  }

  /** Height that is left on the page. */
  get room(): number {
    return lowest - this.top;
  }

  /** Adds blank space, except at the top of a page. */
  skip(height: number): void {
    if (this.top > page.top) this.top = Math.min(this.top + height, lowest);
  }

  /**
   * Draws blocks one below the other, on a new page if they do not all fit; breaks only if they need more than a
   * page.
   */
  together(blocks: readonly Block[]): void {
    const height = blocks.reduce((sum, block) => sum + block.height, 0);
    const needed = height + this.kept;
    if (needed > this.room && needed <= contentHeight) this.turn();
    for (const block of blocks) {
      if (block.height > this.room && this.top > page.top) this.turn();
      block.draw(this.top);
      this.top += block.height;
    }
  }

  /** Draws so that this height is left on the page below, for what must not begin a page of its own. */
  keepRoom(height: number, draw: () => void): void {
    this.kept = height;
    draw();
    this.kept = 0;
  }

  private turn(): void {
    this.document.addPage();
    this.top = page.top;
  }

  /** Sets where the next block begins, for blocks with a fixed position. */
  moveTo(top: number): void {
    this.top = top;
  }

  /**
   * Writes the operators itself, because pdfkit measures each text three times. Text whose letters must be shaped together
   * is drawn by pdfkit.
   */
  text(line: string, x: number, top: number, style: TextStyle): void {
    if (line === '') return;
    const color = style.color === petrol ? this.accent : style.color;
    const font = this.fontOf(style.face);
    const operands = font.encode(line, style.hasTabularFigures ?? false);
    const { ascent, unitsPerEm } = faceOf(style.face);
    const y = top + leadingOf(style);
    if (operands === null) {
      this.shapedText(line, x, y, style, color);
      return;
    }
    this.document.page.fonts[style.face] = font.reference;
    const baseline = y + (ascent * style.size) / unitsPerEm;
    this.document.addContent(
      `BT ${rgbOf(color)} rg /${style.face} ${style.size} Tf 1 0 0 -1 ${short(x)} ${short(baseline)} Tm [${operands}] TJ ET`,
    );
  }

  private fontOf(name: FaceName): DocumentFont {
    const known = this.fonts.get(name);
    if (known) return known;
    const font = new DocumentFont(this.document, name);
    this.fonts.set(name, font);
    return font;
  }

  private shapedText(line: string, x: number, y: number, style: TextStyle, color: string): void {
    this.document
      .registerFont(style.face, asFontSource(faceOf(style.face).font))
      .font(style.face)
      .fontSize(style.size)
      .fillColor(color)
      .text(line, x, y, {
        lineBreak: false,
        ...(style.hasTabularFigures ? { features: [...tabularFigures] } : {}),
      });
  }

  textToRight(line: string, right: number, top: number, style: TextStyle): void {
    this.text(line, right - widthOf(line, style), top, style);
  }

  /** Draws lines one below the other; returns their height. */
  lines(lines: readonly string[], x: number, top: number, style: TextStyle): number {
    lines.forEach((line, index) => {
      this.text(line, x, top + index * lineHeightOf(style), style);
    });
    return lines.length * lineHeightOf(style);
  }

  rule(top: number, width: number, color: string, left: number = page.left, length = contentWidth): void {
    this.document
      .lineWidth(width)
      .strokeColor(color)
      .moveTo(left, top)
      .lineTo(left + length, top)
      .stroke();
  }

  box(
    left: number,
    top: number,
    width: number,
    height: number,
    radius: number,
    color: string,
    line = 1,
  ): void {
    this.document.lineWidth(line).strokeColor(color).roundedRect(left, top, width, height, radius).stroke();
  }

  line(x: number, top: number, height: number, color: string): void {
    this.document
      .lineWidth(0.5)
      .strokeColor(color)
      .moveTo(x, top)
      .lineTo(x, top + height)
      .stroke();
  }

  /** Draws boxes as one area, without seams between neighbours. */
  fill(boxes: readonly { x: number; y: number; width: number; height: number }[], color: string): void {
    for (const { x, y, width, height } of boxes) this.document.rect(x, y, width, height);
    this.document.fillColor(color).fill();
  }

  /** Draws bytes of a picture; never fetches an address. */
  image({ data }: PrintImage, left: number, top: number, size: { width: number; height: number }): void {
    this.document.image(data, left, top, size);
  }

  /** Encloses a file, which readers of PDF list beside the pages. */
  enclose(name: string, type: string, content: Buffer): void {
    this.document.file(content, { name, type });
  }

  /** Draws the repeated parts on every page, then returns the file. */
  async finish(draw: (pageNumber: number, pageCount: number) => void): Promise<Uint8Array<ArrayBuffer>> {
    const { start, count } = this.document.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.document.switchToPage(start + index);
      draw(index + 1, count);
    }
    for (const font of this.fonts.values()) font.embed();
    this.document.end();
    return this.bytes;
  }
}

/** Thousandths of a point. */
const short = (length: number) => Math.round(length * 1000) / 1000;

/** Red, green and blue from 0 to 1, of `#rrggbb`. */
function rgbOf(color: string): string {
  const parts = Number.parseInt(color.slice(1), 16);
  return `${short((parts >> 16) / 255)} ${short(((parts >> 8) & 255) / 255)} ${short((parts & 255) / 255)}`;
}
