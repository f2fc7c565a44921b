import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
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
const { db, close } = connect(env().DATABASE_URL, { max: 1, applicationName: 'eintritt-export' });

port.on('message', async (place: ChunkPlace | null) => {
  if (place) port.postMessage(await build(place));
  else await close().finally(() => process.exit());
});

async function build(place: ChunkPlace): Promise<ThreadAnswer> {
  try {
    return { outcome: await buildChunk(db, place) };
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }
}
