import { hash } from 'node:crypto';
import type { Sum } from './frames';

const newline = 0x0a;

/**
 * Counts the rows of COPY's text format and sums their hashes. In that format a newline ends a row and stands nowhere
 * else. The sum does not depend on the order of rows, so that servers with another collation agree.
 */
export function rowSum() {
  const words = new Uint32Array(4);
  let rows = 0;
  let rest: Buffer = Buffer.alloc(0);
  return {
    add(bytes: Buffer): void {
      let start = 0;
      for (let end = bytes.indexOf(newline); end !== -1; end = bytes.indexOf(newline, start)) {
        const line = bytes.subarray(start, end);
        const digest = hash('md5', rest.length > 0 ? Buffer.concat([rest, line]) : line, 'buffer');
        rest = Buffer.alloc(0);
        for (let word = 0; word < 4; word += 1)
          words[word] = (words[word] ?? 0) + digest.readUInt32LE(word * 4);
        rows += 1;
        start = end + 1;
      }
      const left = bytes.subarray(start);
      rest = rest.length > 0 ? Buffer.concat([rest, left]) : Buffer.from(left);
    },
    end: (): Sum => ({ rows, sum: Buffer.from(words.buffer).toString('hex') }),
  };
}
