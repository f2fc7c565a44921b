import { createHash, type Hash, hash } from 'node:crypto';
import type { Sum } from './frames';

const newline = 0x0a;

/**
 * Counts the rows of COPY's text format and sums their hashes. In that format a newline ends a row and stands nowhere
 * else. The sum does not depend on the order of rows, so that servers with another collation agree.
 */
export function rowSum() {
  const words = new Uint32Array(4);
  let rows = 0;
  /** Of a row that began in earlier bytes: one with a file is many times as large as what arrives at once. */
  let begun: Hash | null = null;
  return {
    add(bytes: Buffer): void {
      let start = 0;
      for (let end = bytes.indexOf(newline); end !== -1; end = bytes.indexOf(newline, start)) {
        const line = bytes.subarray(start, end);
        const digest = begun ? begun.update(line).digest() : hash('md5', line, 'buffer');
        begun = null;
        for (let word = 0; word < 4; word += 1)
          words[word] = (words[word] ?? 0) + digest.readUInt32LE(word * 4);
        rows += 1;
        start = end + 1;
      }
      if (start < bytes.length) begun = (begun ?? createHash('md5')).update(bytes.subarray(start));
    },
    end: (): Sum => ({ rows, sum: Buffer.from(words.buffer).toString('hex') }),
  };
}
