/**
 * Reads a QR code of versions 1 to 10 in byte mode from its modules (without quiet zone) by ISO/IEC 18004. Written
 * independently of the code that makes QR codes. Throws if function patterns, format or error correction are wrong.
 */
export function readQrCode(modules: readonly (readonly boolean[])[]): string {
  const size = modules.length;
  const version = (size - 17) / 4;
  const isDark = (x: number, y: number) => modules[y]?.[x] === true;
  const { level, mask } = readFormat(isDark);
  const bits = zigzag(size, version).map(([x, y]) => isDark(x, y) !== masks[mask]?.(x, y));
  const codewords = Array.from({ length: bits.length >> 3 }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((byte, bit) => byte * 2 + Number(bit), 0),
  );
  return readBytes(deinterleave(codewords, blocksOf(level, version)), version);
}

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  x => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Reads the copy of the format next to the upper left finder (§7.9). */
function readFormat(isDark: (x: number, y: number) => boolean) {
  const places = [0, 1, 2, 3, 4, 5, 7, 8].map(x => [x, 8] as const);
  const up = [7, 5, 4, 3, 2, 1, 0].map(y => [8, y] as const);
  const word =
    [...places, ...up].reduce((sum, [x, y]) => sum * 2 + Number(isDark(x, y)), 0) ^ 0b101010000010010;
  let rest = word;
  for (let bit = 14; bit >= 10; bit -= 1) if (rest & (1 << bit)) rest ^= 0b10100110111 << (bit - 10);
  if (rest !== 0) throw new Error('The format does not hold');
  return { level: word >> 13, mask: (word >> 10) & 7 };
}

/** Centres of alignment patterns, versions 1 to 10. */
const alignment = [
  ...[[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34]],
  ...[
    [6, 22, 38],
    [6, 24, 42],
    [6, 26, 46],
    [6, 28, 50],
  ],
];

function isFunction(x: number, y: number, size: number, version: number): boolean {
  const isCorner = (x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8);
  const isVersion =
    version >= 7 && ((x >= size - 11 && x < size - 8 && y < 6) || (y >= size - 11 && y < size - 8 && x < 6));
  const centres = alignment[version - 1] ?? [];
  const last = size - 7;
  const isAligned = centres.some(cx =>
    centres.some(
      cy =>
        !((cx === 6 && (cy === 6 || cy === last)) || (cx === last && cy === 6)) &&
        Math.abs(x - cx) < 3 &&
        Math.abs(y - cy) < 3,
    ),
  );
  return isCorner || isVersion || isAligned || x === 6 || y === 6;
}

/**
 * Lists the data modules in order: two columns at a time from the right, alternately up and down, without the timing
 * column.
 */
function zigzag(size: number, version: number): (readonly [number, number])[] {
  const rights = Array.from({ length: (size - 1) / 2 }, (_, pair) => size - 1 - pair * 2).map(x =>
    x <= 6 ? x - 1 : x,
  );
  return rights.flatMap((right, pair) =>
    Array.from({ length: size }, (_, step) => (pair % 2 === 0 ? size - 1 - step : step)).flatMap(y =>
      [right, right - 1].filter(x => !isFunction(x, y, size, version)).map(x => [x, y] as const),
    ),
  );
}

/**
 * Level M, versions 1 to 10 (table 9): error correction codewords per block, then blocks and data codewords of each.
 */
const levelM = [
  ...[
    [10, 1, 16],
    [16, 1, 28],
    [26, 1, 44],
    [18, 2, 32],
    [24, 2, 43],
    [16, 4, 27],
  ],
  ...[
    [18, 4, 31],
    [22, 2, 38, 2, 39],
    [22, 3, 36, 2, 37],
    [26, 4, 43, 1, 44],
  ],
];

function blocksOf(level: number, version: number) {
  const [correction = 0, count = 0, data = 0, moreCount = 0, moreData = 0] = levelM[version - 1] ?? [];
  if (level !== 0 || count === 0) throw new Error(`Only level M is read, not ${level} of version ${version}`);
  const lengths = [...Array<number>(count).fill(data), ...Array<number>(moreCount).fill(moreData)];
  return { correction, lengths };
}

function deinterleave(codewords: readonly number[], { correction, lengths }: ReturnType<typeof blocksOf>) {
  const blocks = lengths.map((): number[] => []);
  let at = 0;
  const deal = (count: (index: number) => number, most: number) => {
    for (let row = 0; row < most; row += 1)
      for (const [index, block] of blocks.entries()) if (row < count(index)) block.push(codewords[at++] ?? 0);
  };
  deal(index => lengths[index] ?? 0, Math.max(...lengths));
  deal(() => correction, correction);
  if (blocks.some(block => !isCodeword(block, correction))) throw new Error('Error correction does not hold');
  return blocks.flatMap((block, index) => block.slice(0, lengths[index]));
}

/** Whether a block is divisible by its generator: it is zero at the first powers of 2 in GF(256) mod x⁸+x⁴+x³+x²+1. */
function isCodeword(block: readonly number[], correction: number): boolean {
  return Array.from({ length: correction }, (_, power) => power).every(power => {
    let point = 1;
    for (let step = 0; step < power; step += 1) point = times(point, 2);
    return block.reduce((sum, codeword) => times(sum, point) ^ codeword, 0) === 0;
  });
}

function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ (product & 0x80 ? 0x11d : 0);
    if (b & (1 << bit)) product ^= a;
  }
  return product;
}

function readBytes(data: readonly number[], version: number): string {
  const bits = data.map(byte => byte.toString(2).padStart(8, '0')).join('');
  const countBits = version < 10 ? 8 : 16;
  if (!bits.startsWith('0100')) throw new Error('Not in byte mode');
  const count = Number.parseInt(bits.slice(4, 4 + countBits), 2);
  const bytes = Array.from({ length: count }, (_, index) => {
    const start = 4 + countBits + index * 8;
    return Number.parseInt(bits.slice(start, start + 8), 2);
  });
  return new TextDecoder().decode(Uint8Array.from(bytes));
}
