/** The polynomial of CRC-32 in gzip's order of bits (RFC 1952). */
const polynomial = 0xed_b8_83_20;
const highBit = 0x80_00_00_00;
/** x⁸: a shift by one byte. */
const oneByte = 0x00_80_00_00;

/**
 * The factor by which the checksum of a text grows when this many bytes follow it. Depends on the number alone, so it is
 * computed once for a text that is appended often.
 */
export function crcShift(bytes: number): number {
  let shift = highBit;
  let square = oneByte;
  for (let left = bytes; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) shift = multiply(square, shift);
    square = multiply(square, square);
  }
  return shift;
}

/** The CRC-32 of two texts in a row, by that of each. `shift` is `crcShift` of the length of the second. */
export function joinCrc(first: number, second: number, shift: number): number {
  return (multiply(shift, first) ^ second) >>> 0;
}

/** The product of two polynomials over GF(2), modulo that of CRC-32. */
function multiply(one: number, other: number): number {
  let product = 0;
  let factor = other;
  for (let bit = highBit; bit !== 0; bit >>>= 1) {
    if (one & bit) product ^= factor;
    factor = factor & 1 ? (factor >>> 1) ^ polynomial : factor >>> 1;
  }
  return product >>> 0;
}
