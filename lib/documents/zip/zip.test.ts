import { crc32, deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readZip } from '@/testing/exports/read-zip';
import { combineCrc32 } from './crc32';
import { dataDescriptor, directory, localHeader, type ZipMember, zipTime } from './zip';

const at = zipTime({ date: '2026-03-14', time: '09:26:53' });

function stored(name: string, text: string, offset: number) {
  const data = Buffer.from(text);
  const member: ZipMember = {
    name,
    isDeflated: false,
    crc: crc32(data),
    size: data.length,
    compressedSize: data.length,
    offset,
    hasDescriptor: false,
  };
  return { member, bytes: Buffer.concat([localHeader(member, at), data]) };
}

describe('a combined checksum of chunks', () => {
  it('equals that of the whole, for any split', () => {
    const whole = Buffer.from('Zoë Groß, Am Sportplatz 3, 01067 Lindental '.repeat(400));
    for (const cut of [0, 1, 7, 4096, whole.length - 1, whole.length]) {
      const [first, second] = [whole.subarray(0, cut), whole.subarray(cut)];
      expect(combineCrc32(crc32(first), crc32(second), second.length)).toBe(crc32(whole));
    }
  });
});

describe('a ZIP', () => {
  it('contains names, times and bytes, stored and deflated with trailing sizes', () => {
    const first = stored('2026-03-14 0042 Groß, Zoë.pdf', 'not much', 0);
    const text = Buffer.from('a;b\r\n'.repeat(1000));
    const data = deflateRawSync(text);
    const member: ZipMember = {
      name: 'index.csv',
      isDeflated: true,
      crc: crc32(text),
      size: text.length,
      compressedSize: data.length,
      offset: first.bytes.length,
      hasDescriptor: true,
    };
    const body = Buffer.concat([first.bytes, localHeader(member, at), data, dataDescriptor(member)]);
    const zip = Buffer.concat([body, directory([first.member, member], at, body.length)]);
    const entries = readZip(zip);
    expect(entries.map(({ name }) => name)).toEqual(['2026-03-14 0042 Groß, Zoë.pdf', 'index.csv']);
    expect(entries.map(({ data: bytes }) => bytes.toString())).toEqual(['not much', text.toString()]);
    expect(entries[0]?.modifiedAt).toBe('2026-03-14 09:26:52');
  });

  it('can contain more members than a plain ZIP', () => {
    const members: ZipMember[] = [];
    const parts: Buffer[] = [];
    let offset = 0;
    for (let index = 0; index < 70_000; index += 1) {
      const { member, bytes } = stored(`${index}.txt`, String(index), offset);
      members.push(member);
      parts.push(bytes);
      offset += bytes.length;
    }
    const entries = readZip(Buffer.concat([...parts, directory(members, at, offset)]));
    expect(entries).toHaveLength(70_000);
    expect(entries.at(-1)?.data.toString()).toBe('69999');
  });

  it('has the right offset of a member beyond 4 GiB', () => {
    const far = { ...stored('far.txt', 'x', 0).member, offset: 5_000_000_000 };
    const record = directory([far], at, 5_000_000_100);
    expect(record.readUInt32LE(42)).toBe(0xffffffff);
    expect(record.readBigUInt64LE(46 + 'far.txt'.length + 4)).toBe(5_000_000_000n);
  });
});
