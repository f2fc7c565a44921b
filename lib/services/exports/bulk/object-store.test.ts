import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Env, readEnv } from '@/lib/env';
import { type ObjectServer, startObjectServer } from '@/testing/exports/object-server';
import { type ObjectStore, s3Store } from './object-store';

let server: ObjectServer;
let required: Record<string, string>;

beforeAll(async () => {
  server = await startObjectServer();
  required = {
    DATABASE_URL: 'postgres://localhost/eintritt',
    APP_SECRET: 'x'.repeat(32),
    ...server.settings,
  };
});
beforeEach(() => server.failWith(null));
afterAll(() => server.close());

const settingsWith = (change: Record<string, string> = {}): Env => readEnv({ ...required, ...change });

function storeWith(change: Record<string, string> = {}): ObjectStore {
  const store = s3Store(settingsWith(change));
  if (!store) throw new Error('No store is configured');
  return store;
}

const bytes = Buffer.from([0, 255, 13, 10, 128]);

describe('a store of objects', () => {
  it('returns a stored object until it is removed', async () => {
    const store = storeWith();
    await store.put('exports/a/b/c', bytes);
    expect([...server.objects.keys()]).toEqual(['/exports-of-tests/exports/a/b/c']);
    expect((await store.get('exports/a/b/c')).equals(bytes)).toBe(true);
    await store.remove('exports/a/b/c');
    await store.remove('exports/a/b/c');
    expect(server.objects.size).toBe(0);
    await expect(store.get('exports/a/b/c')).rejects.toMatchObject({ name: 'StoreUnavailable', code: '404' });
  });

  it.each([
    ['secret', { EXPORT_S3_SECRET_ACCESS_KEY: 'another secret' }],
    ['key id', { EXPORT_S3_ACCESS_KEY_ID: 'AKIAOTHER' }],
    ['region', { EXPORT_S3_REGION: 'eu-other-1' }],
  ])('does nothing for a request signed with another %s', async (_, change) => {
    await storeWith().put('mine', bytes);
    const store = storeWith(change);
    const refused = { name: 'StoreUnavailable', code: '403' };
    await expect(store.put('theirs', bytes)).rejects.toMatchObject(refused);
    await expect(store.get('mine')).rejects.toMatchObject(refused);
    await expect(store.remove('mine')).rejects.toMatchObject(refused);
    expect([...server.objects.keys()]).toEqual(['/exports-of-tests/mine']);
    server.objects.clear();
  });

  it('is retried while it is busy, then reported as unavailable', async () => {
    server.failWith(503);
    const before = server.requests.length;
    await expect(storeWith().put('busy', bytes)).rejects.toMatchObject({ code: '503' });
    expect(server.requests.slice(before)).toEqual(['PUT', 'PUT', 'PUT']);
  });

  it('is reported as unavailable if no server listens', async () => {
    const gone = await startObjectServer();
    await gone.close();
    const store = storeWith({ EXPORT_S3_ENDPOINT: gone.settings.EXPORT_S3_ENDPOINT ?? '' });
    await expect(store.remove('any')).rejects.toMatchObject({
      name: 'StoreUnavailable',
      code: 'ECONNREFUSED',
    });
  });
});

describe('the settings of a store', () => {
  it('may all be left out, and then no store is used', () => {
    const none = Object.fromEntries(Object.keys(server.settings).map(name => [name, '']));
    expect(s3Store(settingsWith(none))).toBeNull();
  });

  it.each([
    ['EXPORT_S3_BUCKET', '', 'EXPORT_S3_BUCKET is not set: it must be set together with EXPORT_S3_ENDPOINT'],
    [
      'EXPORT_S3_ENDPOINT',
      '',
      'EXPORT_S3_ENDPOINT is not set: it must be set together with EXPORT_S3_BUCKET',
    ],
    ['EXPORT_S3_ENDPOINT', 's3.example', 'EXPORT_S3_ENDPOINT must be an http(s) address'],
    ['EXPORT_S3_BUCKET', 'No Bucket', 'EXPORT_S3_BUCKET must be the name of a bucket'],
  ])('report in one line what is wrong with %s = "%s" in one line', (name, value, message) => {
    expect(() => settingsWith({ [name]: value })).toThrow(message);
  });
});
