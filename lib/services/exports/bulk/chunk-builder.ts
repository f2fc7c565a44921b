import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Db } from '@/db/client';
import { buildChunk, type ChunkOutcome } from './build-chunk';
import type { ChunkPlace } from './queries';

/** Builds chunks of exports, `lanes` of them in parallel. */
export type ChunkBuilder = {
  readonly lanes: number;
  build(place: ChunkPlace): Promise<ChunkOutcome>;
  close(): Promise<void>;
};

/** Builds chunks one after the other in this thread. */
export function chunkBuilder(db: Db): ChunkBuilder {
  return { lanes: 1, build: place => buildChunk(db, place), close: async () => {} };
}

/** Message of a thread: the outcome, or the error. */
export type ThreadAnswer = { readonly outcome: ChunkOutcome } | { readonly error: Error };

const lanesMax = 8;
/** Limits of one thread: a chunk needs some megabytes; more would only hold garbage. */
const heapLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 32 };

type Lane = {
  thread: Worker | null;
  pending: { resolve(outcome: ChunkOutcome): void; reject(error: Error): void } | null;
};

/**
 * Builds chunks in one thread for each core, at most eight, each with its own connection. So documents are drawn on all
 * cores and the worker's other jobs continue. Threads start on demand. A thread that exits fails only its chunk; the
 * next chunk gets a new thread.
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
