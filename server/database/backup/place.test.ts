import { expect, onTestFinished, test } from 'vitest';
import { startObjectServer } from '@/testing/exports/object-server';
import { tryToWrite } from './place';

test('a store that lets nothing be removed is not refused, and keeps one small file of all trials', async () => {
  const server = await startObjectServer();
  onTestFinished(server.close);
  const { bucket, ...store } = server.access;
  server.failWith(403, 'removals');
  await tryToWrite(`s3://${bucket}/backups/one`, store);
  await tryToWrite(`s3://${bucket}/backups/two`, store);
  expect([...server.objects.keys()]).toEqual([`/${bucket}/backups/eintritt-trial`]);
  server.failWith(null);
  await tryToWrite(`s3://${bucket}/backups/one`, store);
  expect(server.objects.size).toBe(0);
});
