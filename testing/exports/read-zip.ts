import { crc32, inflateRawSync } from 'node:zlib';

export type ZipEntry = { readonly name: string; readonly data: Buffer; readonly modifiedAt: string };

/**
 * Reads a ZIP by its directory alone, as unpackers do (PKWARE APPNOTE.TXT). Throws if sizes, checksums or local headers
 * do not match, or if there are extra bytes.
 */
export function readZip(zip: Buffer): ZipEntry[] {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < 0) throw new Error('No end of the directory');
  const place = placeOf(zip, end);
  const entries: ZipEntry[] = [];
  const ranges: [number, number][] = [];
  let position = place.offset;
  for (let index = 0; index < place.count; index += 1) {
    expectSignature(zip, position, 0x02014b50);
    const nameLength = zip.readUInt16LE(position + 28);
    const extraLength = zip.readUInt16LE(position + 30);
    const name = zip.toString('utf8', position + 46, position + 46 + nameLength);
    if (!(zip.readUInt16LE(position + 8) & 0x0800)) throw new Error(`${name} is not marked as UTF-8`);
    const { data, range } = readMember(zip, position, name);
    const [date, time] = [zip.readUInt16LE(position + 14), zip.readUInt16LE(position + 12)];
    entries.push({ name, data, modifiedAt: momentOf(date, time) });
    ranges.push(range);
    position += 46 + nameLength + extraLength + zip.readUInt16LE(position + 32);
  }
  requireGapless(ranges, place.offset);
  if (position !== place.offset + place.size) throw new Error('The directory has another length');
  return entries;
}

function placeOf(zip: Buffer, end: number) {
  const locator = end - 20;
  const isLarge = locator >= 0 && zip.readUInt32LE(locator) === 0x07064b50;
  if (!isLarge)
    return {
      count: zip.readUInt16LE(end + 10),
      size: zip.readUInt32LE(end + 12),
      offset: zip.readUInt32LE(end + 16),
    };
  const record = Number(zip.readBigUInt64LE(locator + 8));
  expectSignature(zip, record, 0x06064b50);
  return {
    count: Number(zip.readBigUInt64LE(record + 32)),
    size: Number(zip.readBigUInt64LE(record + 40)),
    offset: Number(zip.readBigUInt64LE(record + 48)),
  };
}

function readMember(zip: Buffer, record: number, name: string): { data: Buffer; range: [number, number] } {
  const local = zip.readUInt32LE(record + 42);
  expectSignature(zip, local, 0x04034b50);
  const localNameLength = zip.readUInt16LE(local + 26);
  if (zip.toString('utf8', local + 30, local + 30 + localNameLength) !== name)
    throw new Error(`${name} bears another name before its data`);
  const start = local + 30 + localNameLength + zip.readUInt16LE(local + 28);
  const compressedSize = zip.readUInt32LE(record + 20);
  const packed = zip.subarray(start, start + compressedSize);
  const data = zip.readUInt16LE(record + 10) === 8 ? inflateRawSync(packed) : packed;
  if (data.length !== zip.readUInt32LE(record + 24)) throw new Error(`${name} has another size`);
  if (crc32(data) !== zip.readUInt32LE(record + 16)) throw new Error(`${name} has another checksum`);
  const hasDescriptor = (zip.readUInt16LE(record + 8) & 0x0008) !== 0;
  if (hasDescriptor) expectSignature(zip, start + compressedSize, 0x08074b50);
  return { data, range: [local, start + compressedSize + (hasDescriptor ? 16 : 0)] };
}

/** Entries must follow each other without gaps, from the first byte to the directory. */
function requireGapless(ranges: readonly [number, number][], directoryOffset: number): void {
  let reached = 0;
  for (const [from, to] of ranges.toSorted(([a], [b]) => a - b)) {
    if (from !== reached) throw new Error(`Bytes ${reached} to ${from} belong to nothing`);
    reached = to;
  }
  if (reached !== directoryOffset) throw new Error('The directory does not follow the last member');
}

function momentOf(date: number, time: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${(date >> 9) + 1980}-${two((date >> 5) & 15)}-${two(date & 31)}`;
  return `${day} ${two(time >> 11)}:${two((time >> 5) & 63)}:${two((time & 31) * 2)}`;
}

function expectSignature(zip: Buffer, offset: number, signature: number): void {
  if (zip.readUInt32LE(offset) !== signature) throw new Error(`Unexpected bytes at ${offset}`);
}
