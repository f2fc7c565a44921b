/** A font file as parsed by fontkit, the library's reader; only the members used here. */
export type ParsedFont = {
  readonly postscriptName: string;
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  readonly xHeight: number;
  readonly italicAngle: number;
  readonly bbox: Readonly<Record<'minX' | 'minY' | 'maxX' | 'maxY', number>>;
  hasGlyphForCodePoint(codePoint: number): boolean;
  layout(text: string, features?: unknown, script?: string): Run;
  createSubset(): { includeGlyph(glyph: number): number; encode(): Uint8Array };
};

type Run = {
  readonly glyphs: readonly { readonly id: number; readonly advanceWidth: number }[];
  readonly positions: readonly {
    readonly xAdvance: number;
    readonly xOffset: number;
    readonly yOffset: number;
  }[];
  readonly advanceWidth: number;
};

/** A character as the font draws it; widths in units of the em. */
export type Letter = {
  readonly code: number;
  readonly glyph: number;
  readonly advance: number;
  /** Change of `advance` before the character with this code; null if the two change each other's shape. */
  readonly kernings: Map<number, number | null>;
};

const space = 0x20;
const pairsMax = 20_000;

/**
 * The characters of a font with some of its features. Asks fontkit once for each character and each pair, and puts texts
 * together from these: the font, without contextual forms, has no rule about more than two letters but for marks, which
 * are not put together.
 */
export class Letters {
  private readonly letters = new Map<number, Letter | null>();
  private pairs = 0;

  constructor(
    private readonly font: Pick<ParsedFont, 'layout'>,
    private readonly features?: readonly string[],
  ) {}

  /**
   * Calls `visit` with each letter and the kerning before it. Like the library, without kerning after a space. False for
   * text whose letters must be shaped together; then some letters may have been visited.
   */
  spell(text: string, visit: (letter: Letter, kerning: number) => void): boolean {
    let before: Letter | null = null;
    for (let index = 0; index < text.length; index += 1) {
      const letter = this.letterOf(text.charCodeAt(index));
      const kerning = letter && this.kerningOf(before, letter);
      if (letter === null || kerning === null) return false;
      visit(letter, kerning);
      before = letter;
    }
    return true;
  }

  /** In units of the em. */
  widthOf(text: string): number {
    let width = 0;
    const isSpelled = this.spell(text, ({ advance }, kerning) => {
      width += advance + kerning;
    });
    if (isSpelled) return width;
    return text
      .split(/(?<= )/)
      .reduce((sum, word) => sum + this.font.layout(word, this.features).advanceWidth, 0);
  }

  private letterOf(code: number): Letter | null {
    const known = this.letters.get(code);
    if (known !== undefined) return known;
    const { glyphs, positions } = this.font.layout(String.fromCharCode(code), this.features);
    const [glyph] = glyphs;
    const isOne = glyph !== undefined && glyph.id !== 0 && glyphs.length === 1 && positions.every(isUnmoved);
    const letter = isOne ? { code, glyph: glyph.id, advance: glyph.advanceWidth, kernings: new Map() } : null;
    this.letters.set(code, letter);
    return letter;
  }

  private kerningOf(first: Letter | null, second: Letter): number | null {
    if (first === null || first.code === space) return 0;
    const known = first.kernings.get(second.code);
    if (known !== undefined) return known;
    if (this.pairs >= pairsMax) {
      this.letters.clear();
      this.pairs = 0;
    }
    const kerning = this.measureKerning(first, second);
    first.kernings.set(second.code, kerning);
    this.pairs += 1;
    return kerning;
  }

  private measureKerning(first: Letter, second: Letter): number | null {
    const { glyphs, positions, advanceWidth } = this.font.layout(
      String.fromCharCode(first.code, second.code),
      this.features,
    );
    const isPlain =
      glyphs.map(({ id }) => id).join() === [first.glyph, second.glyph].join() &&
      positions.every(isUnmoved) &&
      positions[1]?.xAdvance === second.advance;
    return isPlain ? advanceWidth - first.advance - second.advance : null;
  }
}

const isUnmoved = ({ xOffset, yOffset }: Run['positions'][number]) => xOffset === 0 && yOffset === 0;
