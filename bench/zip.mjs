import '../bin/node24.mjs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';

/**
 * `node bench/zip.mjs [files] [bytes of each]`
 *
 * Puts a ZIP together (default 100,000 files of 1,000 bytes) and prints time, memory, and the longest time without a
 * turn of the event loop.
 */
const { streamZip } = await import('../lib/documents/zip.ts');
const { positionals } = parseArgs({ allowPositionals: true });
const [count = 100_000, size = 1000] = positionals.map(Number);
const sampleMs = 20;

async function* documents() {
  for (let index = 0; index < count; index += 1)
    yield { name: `2026-07-01 ${index} Groß, Änne.pdf`, content: Buffer.alloc(size, index) };
}

const turns = monitorEventLoopDelay({ resolution: 5 });
turns.enable();
let [heap, resident, bytes] = [0, 0, 0];
const sampling = setInterval(() => {
  const { heapUsed, rss } = process.memoryUsage();
  heap = Math.max(heap, heapUsed);
  resident = Math.max(resident, rss);
}, sampleMs);
const beganAt = performance.now();
for await (const part of streamZip(documents(), new Date())) {
  bytes += part.length;
  // A reader that is slower than the writer, as a network is.
  await new Promise(setImmediate);
}
const seconds = (performance.now() - beganAt) / 1000;
clearInterval(sampling);
/** @param {number} value */
const megabytes = value => `${Math.round(value / 1e6)} MB`;
console.log(`ZIP of ${count} files      ${megabytes(bytes)} in ${seconds.toFixed(1)} s`);
console.log(`memory, peak              heap ${megabytes(heap)}, resident ${megabytes(resident)}`);
console.log(`longest turn              ${Math.round(turns.max / 1e6)} ms`);
