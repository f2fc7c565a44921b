import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import yauzl from 'yauzl';
import { readZip } from '@/testing/exports/read-zip';
import { streamZip, type ZipFile } from './zip';

const modifiedAt = new Date('2026-03-14T09:26:53Z');
const table = Readable.from;

async function* listed(...files: readonly ZipFile[]): AsyncGenerator<ZipFile> {
  yield* files;
}

async function bytesOf(files: AsyncIterable<ZipFile>): Promise<Buffer> {
  return Buffer.from(await new Response(streamZip(files, modifiedAt)).arrayBuffer());
}

async function entriesOf(archive: yauzl.ZipFile): Promise<yauzl.Entry[]> {
  const entries: yauzl.Entry[] = [];
  for await (const entry of archive.eachEntry()) entries.push(entry);
  return entries;
}

/** `count` documents of `size` bytes, and how many were taken and whether the rest was given up. */
function documents(count: number, size: number) {
  const content = randomBytes(size);
  const progress = { taken: 0, isEnded: false };
  async function* files(): AsyncGenerator<ZipFile> {
    try {
      for (; progress.taken < count; ) {
        progress.taken += 1;
        yield { name: `${progress.taken}.pdf`, content };
      }
    } finally {
      progress.isEnded = true;
    }
  }
  return { progress, files: files() };
}

describe('a ZIP', () => {
  it('contains names, times and bytes in order: documents stored, tables compressed', async () => {
    const row = Buffer.from('Groß;Zoë\r\n');
    const files = () =>
      listed(
        { name: '2026-03-14 0042 Groß, Zoë.pdf', content: Buffer.from('%PDF-') },
        { name: 'plain.pdf', content: Buffer.alloc(200_000, 'x') },
        { name: 'index.csv', content: table(Array.from({ length: 1000 }, () => row)) },
        { name: 'empty.csv', content: table([]) },
      );
    const zip = await bytesOf(files());
    const entries = await readZip(zip);
    expect(entries.map(({ name, isStored }) => [name, isStored])).toEqual([
      ['2026-03-14 0042 Groß, Zoë.pdf', true],
      ['plain.pdf', true],
      ['index.csv', false],
      ['empty.csv', false],
    ]);
    expect(entries[1]?.data.length).toBe(200_000);
    expect(entries[2]?.data.toString()).toBe(row.toString().repeat(1000));
    expect(entries[0]?.modifiedAt).toBe('2026-03-14T09:26:52.000Z');
    expect((await bytesOf(files())).equals(zip)).toBe(true);
  });

  it.each([65_535, 70_000])('can contain %i files', { timeout: 60_000 }, async count => {
    const zip = await bytesOf(documents(count, 10).files);
    const archive = await yauzl.fromBufferPromise(zip, { autoClose: false });
    const entries = await entriesOf(archive);
    expect(entries).toHaveLength(count);
    expect(entries.every((entry, index) => entry.fileName === `${index + 1}.pdf`)).toBe(true);
    const last = entries.at(-1);
    if (last) expect(await buffer(await archive.openReadStreamPromise(last))).toHaveLength(10);
  });

  it('can be larger than 4 GiB', { timeout: 120_000 }, async () => {
    const large = Buffer.alloc(2 ** 26);
    async function* files(): AsyncGenerator<ZipFile> {
      for (let index = 0; index < 65; index += 1) yield { name: `${index}.pdf`, content: large };
      yield { name: 'last.pdf', content: Buffer.from('last') };
    }
    const tail = new Tail();
    for await (const bytes of streamZip(files(), modifiedAt)) tail.add(bytes);
    const archive = await yauzl.fromRandomAccessReaderPromise(tail, tail.size, { autoClose: false });
    const entries = await entriesOf(archive);
    expect(entries).toHaveLength(66);
    const last = entries.at(-1);
    expect(last?.relativeOffsetOfLocalHeader).toBeGreaterThan(2 ** 32);
    if (last) expect(await text(await archive.openReadStreamPromise(last))).toBe('last');
  });
});

/** Reads the end of a file whose beginning was not kept. */
class Tail extends yauzl.RandomAccessReader {
  size = 0;
  private bytes = Buffer.alloc(0);

  add(bytes: Uint8Array): void {
    this.size += bytes.length;
    this.bytes = Buffer.concat([this.bytes, bytes.subarray(-100_000)]).subarray(-100_000);
  }

  override _readStreamForRange(start: number, end: number): Readable {
    const skipped = this.size - this.bytes.length;
    return Readable.from([this.bytes.subarray(start - skipped, end - skipped)]);
  }
}

describe('a reader', () => {
  it('that has not begun causes no work', async () => {
    const { progress, files } = documents(10, 10);
    await streamZip(files, modifiedAt).cancel();
    expect(progress.taken).toBe(0);
  });

  it('that pauses gets only a few files ahead of it', async () => {
    const { progress, files } = documents(1000, 50_000);
    const reader = streamZip(files, modifiedAt).getReader();
    let read = 0;
    while (read < 200 * 50_000) read += (await reader.read()).value?.length ?? 0;
    const before = progress.taken;
    for (let turns = 0; turns < 100; turns += 1) await turn();
    expect(progress.taken - before).toBeLessThan(10);
    expect(progress.taken).toBeLessThan(215);
    await reader.cancel();
  });

  it('that leaves ends the files', async () => {
    const { progress, files } = documents(1000, 50_000);
    const reader = streamZip(files, modifiedAt).getReader();
    await reader.read();
    await reader.cancel();
    await expect.poll(() => progress.isEnded).toBe(true);
    expect(progress.taken).toBeLessThan(15);
  });

  it('that leaves within a table ends the table', async () => {
    let isEnded = false;
    async function* rows() {
      try {
        for (;;) yield randomBytes(10_000);
      } finally {
        isEnded = true;
      }
    }
    const reader = streamZip(listed({ name: 'table.csv', content: rows() }), modifiedAt).getReader();
    for (let index = 0; index < 10; index += 1) await reader.read();
    await reader.cancel();
    await expect.poll(() => isEnded).toBe(true);
  });
});

describe('an error', () => {
  async function* failing<Item>(...items: Item[]): AsyncGenerator<Item> {
    yield* items;
    throw new Error('The chunk does not exist');
  }

  it.each([
    ['between files', failing({ name: '1.pdf', content: Buffer.from('%PDF-') })],
    ['in a table', listed({ name: '1.csv', content: failing(Buffer.from('a;b')) })],
    ['before the first file', failing<ZipFile>()],
  ])('%s reaches the reader, and what came before is no ZIP', async (_, files) => {
    const parts: Uint8Array[] = [];
    const read = async () => {
      for await (const part of streamZip(files, modifiedAt)) parts.push(part);
    };
    await expect(read()).rejects.toThrow('The chunk does not exist');
    await expect(readZip(Buffer.concat(parts))).rejects.toThrow();
  });
});
