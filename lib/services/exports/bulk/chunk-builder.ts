import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Db } from '@/db/client';
import { buildChunk, type ChunkOutcome } from './build-chunk';
import type { ChunkPlace } from './queries';

/** Makes pieces of exports, `lanes` of them at a time. */
export type ChunkBuilder = {
  readonly lanes: number;
  build(place: ChunkPlace): Promise<ChunkOutcome>;
  close(): Promise<void>;
};

/** Makes them one after the other in this thread. */
export function chunkBuilder(db: Db): ChunkBuilder {
  return { lanes: 1, build: place => buildChunk(db, place), close: async () => {} };
}

/** What a thread answers: the outcome, or what went wrong. */
export type ThreadAnswer = { readonly outcome: ChunkOutcome } | { readonly error: Error };

const lanesMax = 8;
/** Of one thread: a piece takes some megabytes, so more would only be garbage that is not collected yet. */
const heapLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 };

type Lane = {
  thread: Worker | null;
  pending: { resolve(outcome: ChunkOutcome): void; reject(error: Error): void } | null;
};

/**
 * Makes them in a thread for each core, each with a connection of its own, so that documents are drawn on all cores
 * and the worker's other jobs go on. Threads start when they are needed; one that dies fails its piece only, and the
 * next piece gets a new one.
 */
export function threadedChunkBuilder(script: URL): ChunkBuilder {
  const lanes = Math.min(availableParallelism(), lanesMax);
  const idle: Lane[] = Array.from({ length: lanes }, () => ({ thread: null, pending: null }));
  const all = [...idle];
  const waiting: ((lane: Lane) => void)[] = [];
  const take = async () => idle.pop() ?? new Promise<Lane>(resolve => waiting.push(resolve));
  const giveBack = (lane: Lane) => {
    const next = waiting.shift();
    if (next) next(lane);
    else idle.push(lane);
  };
  return {
    lanes,
    build: async place => {
      const lane = await take();
      try {
        return await runIn(lane, script, place);
      } finally {
        giveBack(lane);
      }
    },
    close: async () => {
      await Promise.all(all.map(({ thread }) => thread?.terminate()));
    },
  };
}

function runIn(lane: Lane, script: URL, place: ChunkPlace): Promise<ChunkOutcome> {
  lane.thread ??= startThread(lane, script);
  const { promise, resolve, reject } = Promise.withResolvers<ChunkOutcome>();
  lane.pending = { resolve, reject };
  lane.thread.postMessage(place);
  return promise;
}

function startThread(lane: Lane, script: URL): Worker {
  const thread = new Worker(script, { resourceLimits: heapLimits });
  thread.on('message', (answer: ThreadAnswer) => {
    if ('outcome' in answer) lane.pending?.resolve(answer.outcome);
    else lane.pending?.reject(answer.error);
  });
  thread.on('error', error =>
    lane.pending?.reject(error instanceof Error ? error : new Error(String(error))),
  );
  thread.on('exit', code => {
    lane.thread = null;
    lane.pending?.reject(new Error(`An export thread ended with code ${code}`));
  });
  return thread;
}
