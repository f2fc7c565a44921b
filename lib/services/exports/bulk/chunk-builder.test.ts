import { afterAll, describe, expect, it } from 'vitest';
import { threadedChunkBuilder } from './chunk-builder';

/** Returns the thread's number of messages so far; exits at position 13, fails at 7. */
const script = `
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', ({ position }) => {
    if (position === 13) process.exit(3);
    if (position === 7) parentPort.postMessage({ error: new Error('no seven') });
    else setTimeout(() => parentPort.postMessage({ outcome: 'Stored' }), 5);
  });
`;

describe('threadedChunkBuilder', () => {
  const builder = threadedChunkBuilder(new URL(`data:text/javascript,${encodeURIComponent(script)}`));
  afterAll(() => builder.close());
  const build = (position: number) => builder.build({ clubId: '', jobId: '', position });

  it('builds more chunks than there are threads', async () => {
    const chunks = Array.from({ length: 30 }, (_, index) => build(100 + index));
    expect(new Set(await Promise.all(chunks))).toEqual(new Set(['Stored']));
  });

  it('reports an error and continues', async () => {
    await expect(build(7)).rejects.toThrow('no seven');
    expect(await build(8)).toBe('Stored');
  });

  it('fails only the chunk whose thread exits', async () => {
    const chunks = await Promise.allSettled([build(1), build(13), build(2), build(3)]);
    expect(chunks.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    expect(await Promise.all([build(4), build(5), build(6)])).toEqual(['Stored', 'Stored', 'Stored']);
  });
});
