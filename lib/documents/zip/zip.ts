/** A file in a ZIP (APPNOTE.TXT 6.3.10). Its size is below 4 GiB; its offset may be larger. */
export type ZipMember = {
  readonly name: string;
  readonly isDeflated: boolean;
  readonly crc: number;
  readonly size: number;
  readonly compressedSize: number;
  /** Byte of the ZIP at which its local header begins. */
  readonly offset: number;
  /** Checksum and sizes follow the data, because they were unknown before it. */
  readonly hasDescriptor: boolean;
};

/** The local time of members, in steps of two seconds. */
export type ZipTime = { readonly date: number; readonly time: number };

const utf8Names = 0x0800;
const sizesFollow = 0x0008;
const madeByUnix = 3 << 8;
const regularFile = 0o100644 << 16;
const versionPlain = 20;
const versionZip64 = 45;
const max16 = 0xffff;
const max32 = 0xffffffff;

/** `2026-03-14`, `09:26:53` in MS-DOS format. */
export function zipTime({ date, time }: { date: string; time: string }): ZipTime {
  const [year = 1980, month = 1, day = 1] = date.split('-').map(Number);
  const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number);
  return {
    date: ((Math.max(year, 1980) - 1980) << 9) | (month << 5) | day,
    time: (hour << 11) | (minute << 5) | (second >> 1),
  };
}

/** Number of bytes before a member's data. */
export function localHeaderBytes(name: string): number {
  return 30 + Buffer.byteLength(name);
}

/** The header before a member's data. */
export function localHeader(member: Omit<ZipMember, 'offset'>, at: ZipTime): Buffer {
  const name = Buffer.from(member.name);
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(versionPlain, 4);
  writeCommon(header, 6, member, at, member.hasDescriptor);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

/** The descriptor after the data of a member whose sizes were unknown before. */
export function dataDescriptor({ crc, compressedSize, size }: ZipMember): Buffer {
  const descriptor = Buffer.alloc(16);
  descriptor.writeUInt32LE(0x08074b50, 0);
  descriptor.writeUInt32LE(crc, 4);
  descriptor.writeUInt32LE(compressedSize, 8);
  descriptor.writeUInt32LE(size, 12);
  return descriptor;
}

/** The directory at the end of a ZIP: the offset of each member. `offset` is where the directory begins. */
export function directory(members: readonly ZipMember[], at: ZipTime, offset: number): Buffer {
  const records = Buffer.concat(members.map(member => directoryRecord(member, at)));
  const place = { count: members.length, size: records.length, offset };
  const isLarge = place.count >= max16 || place.offset >= max32 || place.size >= max32;
  return Buffer.concat([records, ...(isLarge ? [largeEnd(place)] : []), end(place)]);
}

type Place = { readonly count: number; readonly size: number; readonly offset: number };

function directoryRecord(member: ZipMember, at: ZipTime): Buffer {
  const name = Buffer.from(member.name);
  const isFar = member.offset >= max32;
  const record = Buffer.alloc(46);
  record.writeUInt32LE(0x02014b50, 0);
  record.writeUInt16LE(madeByUnix | versionZip64, 4);
  record.writeUInt16LE(isFar ? versionZip64 : versionPlain, 6);
  writeCommon(record, 8, member, at, false);
  record.writeUInt16LE(name.length, 28);
  record.writeUInt16LE(isFar ? 12 : 0, 30);
  record.writeUInt32LE(regularFile >>> 0, 38);
  record.writeUInt32LE(Math.min(member.offset, max32), 42);
  return Buffer.concat([record, name, ...(isFar ? [farOffset(member.offset)] : [])]);
}

/** ZIP64 extra field with the one value that does not fit. */
function farOffset(offset: number): Buffer {
  const extra = Buffer.alloc(12);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(8, 2);
  extra.writeBigUInt64LE(BigInt(offset), 4);
  return extra;
}

/** Flags, method, time, checksum and sizes, which both headers have in this order. */
function writeCommon(
  header: Buffer,
  start: number,
  member: Omit<ZipMember, 'offset'>,
  at: ZipTime,
  areSizesLater: boolean,
): void {
  header.writeUInt16LE(utf8Names | (member.hasDescriptor ? sizesFollow : 0), start);
  header.writeUInt16LE(member.isDeflated ? 8 : 0, start + 2);
  header.writeUInt16LE(at.time, start + 4);
  header.writeUInt16LE(at.date, start + 6);
  if (areSizesLater) return;
  header.writeUInt32LE(member.crc, start + 8);
  header.writeUInt32LE(member.compressedSize, start + 12);
  header.writeUInt32LE(member.size, start + 16);
}

/** ZIP64 end of the directory and its locator. */
function largeEnd({ count, size, offset }: Place): Buffer {
  const record = Buffer.alloc(76);
  record.writeUInt32LE(0x06064b50, 0);
  record.writeBigUInt64LE(44n, 4);
  record.writeUInt16LE(madeByUnix | versionZip64, 12);
  record.writeUInt16LE(versionZip64, 14);
  record.writeBigUInt64LE(BigInt(count), 24);
  record.writeBigUInt64LE(BigInt(count), 32);
  record.writeBigUInt64LE(BigInt(size), 40);
  record.writeBigUInt64LE(BigInt(offset), 48);
  record.writeUInt32LE(0x07064b50, 56);
  record.writeBigUInt64LE(BigInt(offset + size), 64);
  record.writeUInt32LE(1, 72);
  return record;
}

function end({ count, size, offset }: Place): Buffer {
  const record = Buffer.alloc(22);
  record.writeUInt32LE(0x06054b50, 0);
  record.writeUInt16LE(Math.min(count, max16), 8);
  record.writeUInt16LE(Math.min(count, max16), 10);
  record.writeUInt32LE(Math.min(size, max32), 12);
  record.writeUInt32LE(Math.min(offset, max32), 16);
  return record;
}
