import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type ObjectServer, startObjectServer } from '@/testing/exports/object-server';
import { type Bucket, openBucket } from './bucket';

let server: ObjectServer;
let bucket: Bucket;

beforeAll(async () => {
  server = await startObjectServer();
  bucket = openBucket(server.access);
});
beforeEach(() => {
  server.failWith(null);
  server.objects.clear();
  server.uploads.clear();
});
afterAll(() => server.close());

const mebibyte = 1024 * 1024;

/** Content in pieces that fit no part. */
async function* pieces(content: Buffer, fault?: Error): AsyncGenerator<Buffer> {
  for (let start = 0; start < content.length; start += 700_001)
    yield content.subarray(start, start + 700_001);
  if (fault) throw fault;
}

it.each([1, 5 * mebibyte, 16 * mebibyte, 16 * mebibyte + 1, 37 * mebibyte])(
  'an object of %i bytes is uploaded in parts and read as it was',
  async size => {
    const content = randomBytes(size);
    expect(await bucket.write('folder/large', pieces(content))).toBe(size);
    expect((await buffer(bucket.read('folder/large'))).equals(content)).toBe(true);
    expect(server.uploads.size).toBe(0);
  },
);

it('an upload whose content fails leaves no object and no parts', async () => {
  const fault = new Error('the database is gone');
  await expect(bucket.write('cut', pieces(randomBytes(20 * mebibyte), fault))).rejects.toBe(fault);
  expect([server.objects.size, server.uploads.size]).toEqual([0, 0]);
});

it('an upload that the store refuses in the middle leaves no object and no parts', async () => {
  server.failWith(503, 'parts');
  await expect(bucket.write('cut', pieces(randomBytes(20 * mebibyte)))).rejects.toMatchObject({
    code: '503',
  });
  expect([server.objects.size, server.uploads.size]).toEqual([0, 0]);
});

it('uploads that were cut off are removed below their prefix alone', async () => {
  server.uploads.set('one+/', { name: '/exports-of-tests/mine/a', parts: [randomBytes(1)] });
  server.uploads.set('two', { name: '/exports-of-tests/theirs/b', parts: [randomBytes(1)] });
  server.uploads.set('three', { name: '/exports-of-tests/mine/other', parts: [randomBytes(1)] });
  await bucket.abortUploads('mine/', name => name === 'mine/a');
  expect([...server.uploads.keys()]).toEqual(['two', 'three']);
});

it('a list has all names below a prefix, over several pages', async () => {
  const names = Array.from({ length: 8 }, (_, index) => `mine/${index}`);
  for (const name of [...names, 'theirs/1']) await bucket.put(name, Buffer.from('x'));
  expect(await bucket.list('mine/')).toEqual(names);
  expect(await bucket.list('nobody/')).toEqual([]);
});

it('an object that does not exist is reported as unavailable', async () => {
  await expect(buffer(bucket.read('none'))).rejects.toMatchObject({ name: 'StoreUnavailable', code: '404' });
});
