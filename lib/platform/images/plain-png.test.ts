import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { plainPng } from './plain-png';

const max = { width: 1200, height: 600 };
const drawn = Buffer.from('<svg width="300" height="100"><path d="M10 80 L290 20" stroke="red"/></svg>');

const head = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(data.length);
  numbers.writeUInt32BE(crc32(content), 4);
  return Buffer.concat([numbers.subarray(0, 4), content, numbers.subarray(4)]);
}
function header({ width = 2, height = 3, depth = 8, colour = 6, interlace = 0 }): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width);
  data.writeUInt32BE(height, 4);
  data.set([depth, colour, 0, 0, interlace], 8);
  return chunk('IHDR', data);
}
const rows = (bytes = 9, filter = 0) =>
  Buffer.concat(Array.from({ length: 3 }, () => Buffer.alloc(bytes).fill(filter, 0, 1)));
const pixels = (data = rows()) => chunk('IDAT', deflateSync(data));
const end = chunk('IEND', Buffer.alloc(0));
const png = (...chunks: Buffer[]) => Buffer.concat([head, ...chunks]);
const right = png(header({}), pixels(), end);

describe('plainPng', () => {
  it('keeps every pixel of a drawing', async () => {
    const upload = await sharp(drawn).png().toBuffer();
    const plain = plainPng(upload, max) ?? Buffer.alloc(0);
    const raw = (picture: Buffer) => sharp(picture).raw().toBuffer();
    expect((await raw(plain)).equals(await raw(upload))).toBe(true);
  });

  it('drops texts, metadata and everything behind the end', () => {
    const note = chunk('tEXt', Buffer.from('Comment\0a note'));
    const upload = Buffer.concat([png(header({}), note, pixels(), note, end), Buffer.from('<script>')]);
    expect(plainPng(upload, max)).toEqual(right);
  });

  it('joins pixel data that is split', () => {
    const data = deflateSync(rows());
    const upload = png(header({}), chunk('IDAT', data.subarray(0, 4)), chunk('IDAT', data.subarray(4)), end);
    expect(plainPng(upload, max)).toEqual(right);
  });

  it.each<[string, Buffer]>([
    ['a text', Buffer.from('no picture')],
    ['a signature alone', head],
    ['a picture without an end', png(header({}), pixels())],
    ['a chunk that is cut off', right.subarray(0, 60)],
    ['a header that is not first', png(pixels(), header({}), end)],
    ['a header of another length', png(chunk('IHDR', Buffer.alloc(12)), pixels(), end)],
    ['no pixel data', png(header({}), end)],
    ['a palette', png(header({}), chunk('PLTE', Buffer.alloc(3)), pixels(), end)],
    ['a transparent colour', png(header({}), chunk('tRNS', Buffer.alloc(6)), pixels(), end)],
    ['16 bits for each sample', png(header({ depth: 16 }), pixels(rows(17)), end)],
    ['colours from a palette', png(header({ colour: 3 }), pixels(rows(3)), end)],
    ['an interlaced picture', png(header({ interlace: 1 }), pixels(), end)],
    ['a picture without width', png(header({ width: 0 }), pixels(rows(1)), end)],
    ['a picture that is too wide', png(header({ width: 1201 }), pixels(rows(4805)), end)],
    ['a picture that is too high', png(header({ height: 601 }), pixels(), end)],
    ['too few rows', png(header({ height: 4 }), pixels(), end)],
    ['more data than the rows', png(header({ height: 2 }), pixels(), end)],
    ['an unknown filter', png(header({}), pixels(rows(9, 5)), end)],
    ['data that cannot be inflated', png(header({}), chunk('IDAT', Buffer.alloc(20)), end)],
    [
      'bytes behind the compressed data',
      png(header({}), chunk('IDAT', Buffer.concat([deflateSync(rows()), Buffer.from('more')])), end),
    ],
    ['a wrong checksum', Buffer.from(right).fill(1, right.length - 20, right.length - 18)],
  ])('refuses %s', (_name, upload) => {
    expect(plainPng(upload, max)).toBeNull();
  });
});
