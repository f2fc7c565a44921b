import { expect, it } from 'vitest';
import { refusalOf } from '@/testing/db/factories';
import { inUploadSlot } from './upload-slots';

it('reads two bodies of a caller and eight in all at the same time, and frees a slot that failed', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const waiting = ['a', 'a', 'b', 'b', 'c', 'c', 'd'].map(caller => inUploadSlot(caller, () => promise));
  const refused = { code: 'quota-exceeded', headers: { 'Retry-After': '5' } };
  expect(await refusalOf(inUploadSlot('a', () => promise))).toMatchObject(refused);
  const failing = inUploadSlot('e', () => Promise.reject(new Error('broken body')));
  expect(await refusalOf(inUploadSlot('f', () => promise))).toMatchObject(refused);
  await expect(failing).rejects.toThrow('broken body');
  expect(await inUploadSlot('f', async () => 'read')).toBe('read');
  resolve();
  await Promise.all(waiting);
  expect(await inUploadSlot('a', async () => 'read')).toBe('read');
});
