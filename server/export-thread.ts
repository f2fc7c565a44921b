import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { connect } from '@/db/client';
import { env } from '@/lib/env';
import { buildChunk } from '@/lib/services/exports/bulk/build-chunk';
import type { ThreadAnswer } from '@/lib/services/exports/bulk/chunk-builder';
import type { ChunkPlace } from '@/lib/services/exports/bulk/queries';

/** Lower priority than requests and mails: on Linux a priority applies to one thread. */
const niceness = 10;

const port = parentPort;
if (!port) throw new Error('This script is a thread of the worker');
if (process.platform === 'linux') setPriority(niceness);
// Small images, never the same twice: neither a cache nor extra threads would help.
sharp.cache(false);
sharp.concurrency(1);
const { db } = connect(env().DATABASE_URL, { max: 1, applicationName: 'eintritt-export' });

port.on('message', async (place: ChunkPlace) => {
  port.postMessage(await build(place));
});

async function build(place: ChunkPlace): Promise<ThreadAnswer> {
  try {
    return { outcome: await buildChunk(db, place) };
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }
}
