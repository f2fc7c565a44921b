import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { Web } from './start-web';

type Download = {
  readonly bytes: number;
  readonly seconds: number;
  /** Of the web process: before, and the peaks of the four quarters of the time. */
  readonly megabytes: readonly [before: number, ...quarters: number[]];
};

const sampleMs = 20;

/** Downloads the file of a job into `file`, at most `bytesPerSecond` if given. Throws if the answer breaks off. */
export async function download(
  web: Web,
  { jobId, file, bytesPerSecond }: { jobId: string; file: string; bytesPerSecond?: number },
): Promise<Download> {
  const before = web.residentMegabytes();
  const samples: number[] = [];
  const sampling = setInterval(() => samples.push(web.residentMegabytes()), sampleMs);
  const beganAt = performance.now();
  let bytes = 0;
  async function* counted(body: AsyncIterable<Uint8Array>) {
    for await (const part of body) {
      bytes += part.length;
      yield part;
      const dueMs = bytesPerSecond ? (bytes / bytesPerSecond) * 1000 : 0;
      const aheadMs = dueMs - (performance.now() - beganAt);
      if (aheadMs > 0) await delay(aheadMs);
    }
  }
  const response = await fetch(`${web.baseURL}/api/v1/submits/exports/${jobId}/download`, {
    headers: web.headers,
  });
  if (!response.ok || !response.body) throw new Error(`The download answered ${response.status}`);
  await pipeline(Readable.from(counted(response.body)), createWriteStream(file));
  clearInterval(sampling);
  const size = Math.ceil(samples.length / 4);
  const quarters = [0, 1, 2, 3].map(index => Math.max(0, ...samples.slice(index * size, (index + 1) * size)));
  return { bytes, seconds: (performance.now() - beganAt) / 1000, megabytes: [before, ...quarters] };
}
