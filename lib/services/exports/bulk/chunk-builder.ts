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
/** A thread without work for so long ends and returns its memory. */
const restMs = 30_000;
/** Limits of one thread: a chunk needs some megabytes; more would only hold garbage. */
const heapLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 32 };

type Lane = {
  thread: Worker | null;
  rest?: NodeJS.Timeout;
  pending: { resolve(outcome: ChunkOutcome): void; reject(error: Error): void } | null;
};

/**
 * Builds chunks in one thread for each core, at most eight, each with its own connection. So documents are drawn on all
 * cores and the worker's other jobs continue. Threads start on demand and end after `endAfterMs` without work. A thread
 * that exits fails only its chunk; the next chunk gets a new thread.
 */
export function threadedChunkBuilder(script: URL, endAfterMs = restMs): ChunkBuilder {
  const lanes = Math.min(availableParallelism(), lanesMax);
  const idle: Lane[] = Array.from({ length: lanes }, () => ({ thread: null, pending: null }));
  const all = [...idle];
  const waiting: ((lane: Lane) => void)[] = [];
  const take = async () => idle.pop() ?? new Promise<Lane>(resolve => waiting.push(resolve));
  const giveBack = (lane: Lane) => {
    const next = waiting.shift();
    if (next) return next(lane);
    idle.push(lane);
    lane.rest = setTimeout(endThread, endAfterMs, lane).unref();
  };
  return {
    lanes,
    build: async place => {
      const lane = await take();
      clearTimeout(lane.rest);
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

/** The thread closes its connection and exits. */
function endThread(lane: Lane): void {
  lane.thread?.postMessage(null);
  lane.thread = null;
}

function startThread(lane: Lane, script: URL): Worker {
  const thread = new Worker(script, { resourceLimits: heapLimits });
  const fail = (error: Error) => {
    if (lane.thread === thread) lane.pending?.reject(error);
  };
  thread.on('message', (answer: ThreadAnswer) => {
    if ('outcome' in answer) lane.pending?.resolve(answer.outcome);
    else fail(answer.error);
  });
  thread.on('error', error => fail(error instanceof Error ? error : new Error(String(error))));
  thread.on('exit', code => {
    fail(new Error(`An export thread ended with code ${code}`));
    if (lane.thread === thread) lane.thread = null;
  });
  return thread;
}
