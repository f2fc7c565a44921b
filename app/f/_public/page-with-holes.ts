import { createHash } from 'node:crypto';
import { constants, crc32, deflateRawSync } from 'node:zlib';
import { crcShift, joinCrc } from '@/lib/platform/crc32';

/** Text that is compressed once, up to the next hole. */
type Piece<Hole extends string> = {
  readonly deflated: Buffer;
  readonly length: number;
  readonly crc: number;
  readonly shift: number;
  /** The hole before the piece; null for the first one. */
  readonly hole: Hole | null;
};

/** A page that is compressed but for its holes, which have other values in each request. */
export type PageWithHoles<Hole extends string> = {
  readonly pieces: readonly Piece<Hole>[];
  /** Hash of the page without the values of its holes. */
  readonly hash: string;
  /** Size in memory. */
  readonly bytes: number;
};

/** Compresses a page once. `marks` are the texts in the place of the holes; each can occur several times. */
export function makePageWithHoles<Hole extends string>(
  html: string,
  marks: Readonly<Record<Hole, string>>,
): PageWithHoles<Hole> {
  const pieces: Piece<Hole>[] = [];
  const hash = createHash('sha256');
  let hole: Hole | null = null;
  let rest = html;
  do {
    const next = nextHole(rest, marks);
    const text = rest.slice(0, next?.at);
    pieces.push(pieceOf(text, hole));
    hash.update(`${hole}\0${text}\0`);
    hole = next?.hole ?? null;
    rest = next ? rest.slice(next.at + marks[next.hole].length) : '';
  } while (hole !== null);
  const bytes = pieces.reduce((sum, { deflated }) => sum + deflated.length, 0);
  return { pieces, hash: hash.digest('base64url').slice(0, 22), bytes };
}

function nextHole<Hole extends string>(html: string, marks: Readonly<Record<Hole, string>>) {
  let next: { readonly hole: Hole; readonly at: number } | null = null;
  for (const hole in marks) {
    const at = html.indexOf(marks[hole]);
    if (at >= 0 && (next === null || at < next.at)) next = { hole, at };
  }
  return next;
}

/** A full flush ends at a whole byte, and what follows never refers to what is before it. */
function pieceOf<Hole extends string>(text: string, hole: Hole | null): Piece<Hole> {
  const plain = Buffer.from(text);
  const deflated = deflateRawSync(plain, { finishFlush: constants.Z_FULL_FLUSH });
  return { deflated, length: plain.length, crc: crc32(plain), shift: crcShift(plain.length), hole };
}

/** Gzip, no time, of Unix (RFC 1952). */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
/** An empty last block of deflate. */
const lastBlock = Buffer.from([3, 0]);
const storedBytesMax = 0xff_ff;

/** Fills the holes: returns the page, compressed by gzip. A value has at most 64 KiB. */
export function fillPage<Hole extends string>(
  { pieces }: PageWithHoles<Hole>,
  values: Readonly<Record<Hole, string>>,
): Buffer<ArrayBuffer> {
  const parts: Buffer[] = [gzipHeader];
  let crc = 0;
  let length = 0;
  for (const piece of pieces) {
    if (piece.hole !== null) {
      const value = Buffer.from(values[piece.hole]);
      parts.push(storedHead(value.length), value);
      crc = joinCrc(crc, crc32(value), crcShift(value.length));
      length += value.length;
    }
    parts.push(piece.deflated);
    crc = joinCrc(crc, piece.crc, piece.shift);
    length += piece.length;
  }
  const end = Buffer.alloc(8);
  end.writeUInt32LE(crc, 0);
  end.writeUInt32LE(length, 4);
  return Buffer.concat([...parts, lastBlock, end]);
}

/** The head of a block that is stored as it is (RFC 1951 §3.2.4). */
function storedHead(length: number): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(length, 1);
  head.writeUInt16LE(storedBytesMax - length, 3);
  return head;
}
