import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { rowSum } from './row-sum';

function sumOf(pieces: readonly Buffer[]) {
  const sum = rowSum();
  for (const piece of pieces) sum.add(piece);
  return sum.end();
}

const text = 'one\ttwo\n\nthree\n\\N\tä\n';
const bytes = Buffer.from(text);

it('the sum of rows is that of their hashes, whatever their order', () => {
  expect(sumOf([Buffer.from('one\n')])).toEqual({
    rows: 1,
    sum: createHash('md5').update('one').digest('hex'),
  });
  expect(sumOf([bytes]).rows).toBe(4);
  expect(sumOf([Buffer.from('three\n\\N\tä\n\none\ttwo\n')])).toEqual(sumOf([bytes]));
  expect(sumOf([Buffer.from('thre\ne\\N\tä\n\none\ttwo\n')])).not.toEqual(sumOf([bytes]));
});

it('the sum of rows is the same in whatever pieces their bytes arrive', () => {
  for (const size of [1, 2, 3, 5, 8, bytes.length]) {
    const pieces = [];
    for (let start = 0; start < bytes.length; start += size) pieces.push(bytes.subarray(start, start + size));
    expect(sumOf(pieces), `${size} bytes at once`).toEqual(sumOf([bytes]));
  }
});
