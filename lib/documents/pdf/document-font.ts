import { deflateSync } from 'node:zlib';
import { type Face, type FaceName, faceOf } from './faces';
import type { Letter, ParsedFont } from './letters';

/** What a document embeds of a font: its glyphs, their widths and the characters that a reader copies. */
type Program = {
  readonly file: Buffer;
  readonly fileBytes: number;
  readonly widths: readonly number[];
  readonly toUnicode: Buffer;
};

/** In every document, so that most documents have the same glyphs. The digits also in equal width. */
const commonText =
  ' abcdefghijklmnopqrstuvwxyzäöüßABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ0123456789.,:;-–/()@&+*"\'%_=?!€·„“\u00a0';
const commonDigits = '0123456789.,-: \u00a0';

const programsMax = 64;
const programs = new Map<string, Program>();
const commonLetters = new Map<FaceName, readonly Letter[]>();

/**
 * A font of one document. Its glyphs are the common ones, then others in the order of their first use. Fonts with the
 * same glyphs are made and compressed once per thread, because that takes longer than drawing the text.
 */
export class DocumentFont {
  private readonly face: Face;
  private readonly letters: Letter[];
  private readonly commonCount: number;
  private readonly codes = new Map<number, string>();
  private readonly document: PDFKit.PDFDocument;
  readonly reference: PDFKit.PDFKitReference;

  constructor(
    document: PDFKit.PDFDocument,
    readonly name: FaceName,
  ) {
    this.document = document;
    this.reference = document.ref({});
    this.face = faceOf(name);
    const common = commonLettersOf(name);
    this.letters = [...common];
    this.commonCount = common.length;
    for (const [index, { glyph }] of common.entries()) this.codes.set(glyph, bytesOf(index + 1));
  }

  /** Operands of `TJ` as bytes; null for text whose letters must be shaped together. */
  encode(text: string, hasTabularFigures: boolean): string | null {
    const { unitsPerEm, letters, tabularLetters } = this.face;
    let operands = '(';
    const isSpelled = (hasTabularFigures ? tabularLetters : letters).spell(text, (letter, kerning) => {
      if (kerning !== 0) operands += `)${rounded((-kerning * 1000) / unitsPerEm)}(`;
      operands += this.codes.get(letter.glyph) ?? this.add(letter);
    });
    return isSpelled ? `${operands})` : null;
  }

  private add(letter: Letter): string {
    this.letters.push(letter);
    const code = bytesOf(this.letters.length);
    this.codes.set(letter.glyph, code);
    return code;
  }

  /** Writes the font into the document. */
  embed(): void {
    const { font } = this.face;
    const name = `EINTRI+${font.postscriptName}`;
    const { file, fileBytes, widths, toUnicode } = this.program();
    const write = (data: object, content?: Buffer) => {
      const reference = this.document.ref(data);
      reference.end(content);
      return reference;
    };
    const scaled = (units: number) => rounded((units * 1000) / font.unitsPerEm);
    const { minX, minY, maxX, maxY } = font.bbox;
    const descriptor = write({
      Type: 'FontDescriptor',
      FontName: name,
      Flags: 4,
      FontBBox: [minX, minY, maxX, maxY].map(scaled),
      ItalicAngle: font.italicAngle,
      Ascent: scaled(font.ascent),
      Descent: scaled(font.descent),
      CapHeight: scaled(font.capHeight),
      XHeight: scaled(font.xHeight),
      StemV: 0,
      FontFile2: write({ Filter: 'FlateDecode', Length1: fileBytes }, file),
    });
    const glyphs = write({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: name,
      CIDSystemInfo: { Registry: asText('Adobe'), Ordering: asText('Identity'), Supplement: 0 },
      CIDToGIDMap: 'Identity',
      FontDescriptor: descriptor,
      W: [0, widths],
    });
    Object.assign(this.reference.data, {
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: name,
      Encoding: 'Identity-H',
      DescendantFonts: [glyphs],
      ToUnicode: write({ Filter: 'FlateDecode' }, toUnicode),
    });
    this.reference.end(null);
  }

  private program(): Program {
    const added = this.letters.slice(this.commonCount).map(({ glyph }) => glyph);
    const key = [this.name, ...added].join();
    let program = programs.get(key);
    if (!program) {
      if (programs.size >= programsMax) programs.clear();
      program = makeProgram(this.face.font, this.letters);
      programs.set(key, program);
    }
    return program;
  }
}

function commonLettersOf(name: FaceName): readonly Letter[] {
  const known = commonLetters.get(name);
  if (known) return known;
  const { letters, tabularLetters } = faceOf(name);
  const byGlyph = new Map<number, Letter>();
  const add = (letter: Letter) => byGlyph.has(letter.glyph) || byGlyph.set(letter.glyph, letter);
  for (const letter of commonText) letters.spell(letter, add);
  for (const letter of commonDigits) tabularLetters.spell(letter, add);
  const common = [...byGlyph.values()];
  commonLetters.set(name, common);
  return common;
}

function makeProgram(font: ParsedFont, letters: readonly Letter[]): Program {
  const subset = font.createSubset();
  for (const { glyph } of letters) subset.includeGlyph(glyph);
  const file = subset.encode();
  return {
    file: deflateSync(file, { level: 9 }),
    fileBytes: file.length,
    widths: [0, ...letters.map(({ advance }) => rounded((advance * 1000) / font.unitsPerEm))],
    toUnicode: deflateSync(toUnicodeMap(letters), { level: 9 }),
  };
}

/** ISO 32000-1, 9.10.3; at most 100 characters in each part. */
function toUnicodeMap(letters: readonly Letter[]): string {
  const lines = letters.map(({ code }, index) => `<${hex(index + 1)}> <${hex(code)}>`);
  const parts = Array.from({ length: Math.ceil(lines.length / 100) }, (_, part) =>
    lines.slice(part * 100, (part + 1) * 100),
  );
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <0000> <ffff> endcodespacerange',
    ...parts.map(part => `${part.length} beginbfchar\n${part.join('\n')}\nendbfchar`),
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}

/** A number of two bytes inside a string of a PDF. */
const bytesOf = (number: number) =>
  String.fromCharCode(number >> 8, number & 0xff).replace(/[()\\\r\n]/g, one => escapes[one] ?? `\\${one}`);
const escapes: Readonly<Record<string, string>> = { '\r': '\\r', '\n': '\\n' };

const hex = (number: number) => number.toString(16).padStart(4, '0');

/** Hundredths are enough: units of these numbers are thousandths of the size of the font. */
const rounded = (number: number) => Math.round(number * 100) / 100;

/** pdfkit writes a primitive string as a name, and an object as text. */
const asText = (text: string) => Object(text);
