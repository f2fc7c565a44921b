import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import yauzl from 'yauzl';

export type ZipEntry = {
  readonly name: string;
  readonly data: Buffer;
  /** Whether it is stored without compression, with its sizes before the data. */
  readonly isStored: boolean;
  readonly modifiedAt: string;
};

/** Reads a ZIP. Throws if it is incomplete or a checksum, size or header does not match. */
export async function readZip(zip: Buffer): Promise<ZipEntry[]> {
  const archive = await yauzl.fromBufferPromise(zip);
  const entries: ZipEntry[] = [];
  for await (const entry of archive.eachEntry()) {
    const data = await buffer(await archive.openReadStreamPromise(entry));
    if (crc32(data) !== entry.crc32) throw new Error(`${entry.fileName} has another checksum`);
    entries.push({
      name: entry.fileName,
      data,
      isStored: entry.compressionMethod === 0 && (entry.generalPurposeBitFlag & 8) === 0,
      modifiedAt: entry.getLastModDate({ timezone: 'UTC' }).toISOString(),
    });
  }
  return entries;
}
