/** The reflected polynomial of CRC-32 (ISO-HDLC), as ZIP and PNG use it. */
const polynomial = 0xedb88320;

/**
 * The CRC-32 of two concatenated texts, from their CRCs and the length of the second. So chunks can be created in any
 * order. A CRC is a remainder of polynomials over GF(2); the first one is shifted by `secondBytes` zero bytes.
 */
export function combineCrc32(first: number, second: number, secondBytes: number): number {
  return (multiply(powerOfX(secondBytes * 8), first) ^ second) >>> 0;
}

/** The product of two polynomials modulo the CRC's; the highest bit is the lowest power. */
function multiply(a: number, b: number): number {
  let product = 0;
  let shifted = b;
  for (let bit = 0x80000000; bit !== 0; bit >>>= 1) {
    if (a & bit) product ^= shifted;
    shifted = shifted & 1 ? (shifted >>> 1) ^ polynomial : shifted >>> 1;
  }
  return product >>> 0;
}

/** x to the power of `exponent` (at most 2^53) by repeated squaring. */
function powerOfX(exponent: number): number {
  let power = 0x80000000;
  let square = 0x40000000;
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) power = multiply(square, power);
    square = multiply(square, square);
  }
  return power;
}
