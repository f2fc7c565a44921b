import { afterAll, describe, expect, it, vi } from 'vitest';
import { threadedChunkBuilder } from './chunk-builder';

/**
 * A thread for the tests. The position of a chunk selects its behaviour: 13 ends the thread, 7 answers with an error, 99
 * answers with the id of the thread. Other chunks answer `Stored`, or `TwoAtOnce` while an earlier chunk is not finished.
 */
const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
  import { parentPort, threadId } from 'node:worker_threads';
  let isBusy = false;
  parentPort.on('message', place => {
    if (!place || place.position === 13) process.exit(3);
    if (place.position === 7) return parentPort.postMessage({ error: new Error('no seven') });
    if (place.position === 99) return parentPort.postMessage({ outcome: threadId });
    const outcome = isBusy ? 'TwoAtOnce' : 'Stored';
    isBusy = true;
    setTimeout(() => {
      isBusy = false;
      parentPort.postMessage({ outcome });
    }, 5);
  });
`)}`,
);

const buildIn = (builder: ReturnType<typeof threadedChunkBuilder>) => (position: number) =>
  builder.build({ clubId: '', jobId: '', position });

describe('threadedChunkBuilder', () => {
  const builder = threadedChunkBuilder(script);
  afterAll(() => builder.close());
  const build = buildIn(builder);

  it('builds more chunks than there are threads, in each thread one at a time', async () => {
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

  it('uses a thread again', async () => {
    const thread = await build(99);
    expect(await build(99)).toBe(thread);
  });
});

it('a thread without work ends, and the next chunk gets another one', async () => {
  const builder = threadedChunkBuilder(script, 1);
  const build = buildIn(builder);
  const thread = await build(99);
  await vi.waitFor(async () => expect(await build(99)).not.toBe(thread));
  await builder.close();
});
