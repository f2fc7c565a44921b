import { expect, it } from 'vitest';
import { formatBytes } from './format-bytes';

it.each([
  [0, '0 Byte'],
  [999, '999 Byte'],
  [87_400, '87 kB'],
  [999_999, '1 MB'],
  [1_250_000, '1,3 MB'],
  [2_000_000_000, '2 GB'],
])('%i bytes are %s', (bytes, words) => {
  expect(formatBytes(bytes, 'de-DE').replaceAll(/\s/g, ' ')).toBe(words);
});
