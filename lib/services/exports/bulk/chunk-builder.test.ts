import { afterAll, describe, expect, it } from 'vitest';
import { threadedChunkBuilder } from './chunk-builder';

/** Answers with its own thread's number of messages so far; dies at position 13, fails at 7. */
const script = `
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', ({ position }) => {
    if (position === 13) process.exit(3);
    if (position === 7) parentPort.postMessage({ error: new Error('no seven') });
    else setTimeout(() => parentPort.postMessage({ outcome: 'Stored' }), 5);
  });
`;

describe('threads that make pieces', () => {
  const builder = threadedChunkBuilder(new URL(`data:text/javascript,${encodeURIComponent(script)}`));
  afterAll(() => builder.close());
  const build = (position: number) => builder.build({ clubId: '', jobId: '', position });

  it('make more pieces than there are threads', async () => {
    const pieces = Array.from({ length: 30 }, (_, index) => build(100 + index));
    expect(new Set(await Promise.all(pieces))).toEqual(new Set(['Stored']));
  });

  it('tell what went wrong, and go on', async () => {
    await expect(build(7)).rejects.toThrow('no seven');
    expect(await build(8)).toBe('Stored');
  });

  it('fail only the piece at which one of them dies', async () => {
    const pieces = await Promise.allSettled([build(1), build(13), build(2), build(3)]);
    expect(pieces.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    expect(await Promise.all([build(4), build(5), build(6)])).toEqual(['Stored', 'Stored', 'Stored']);
  });
});
