import { type IncomingMessage, request as openRequest } from 'node:http';
import { note, signInByApi } from '../fixtures/api';
import { expect, test } from '../fixtures/app';
import { memoryOf } from '../fixtures/process-cost';

const megabyte = 1024 * 1024;

type Refusal = {
  readonly status: number;
  readonly type: string;
  readonly sentBytes: number;
  readonly tookMs: number;
};

/** Sends up to 100 MB in chunks without `Content-Length`, until a response arrives. */
function sendEndlessly(url: string, headers: Record<string, string>): Promise<Refusal> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    let sentBytes = 0;
    let isAnswered = false;
    const piece = Buffer.alloc(megabyte / 4, ' ');
    const request = openRequest(url, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
    });
    const answered = (response: IncomingMessage) => {
      isAnswered = true;
      response.resume();
      resolve({
        status: response.statusCode ?? 0,
        type: response.headers['content-type'] ?? '',
        sentBytes,
        tookMs: performance.now() - began,
      });
      request.destroy();
    };
    const send = () => {
      while (!isAnswered && sentBytes < 100 * megabyte) {
        sentBytes += piece.length;
        if (!request.write(piece)) return request.once('drain', send);
      }
    };
    request.on('response', answered);
    request.on('error', error => (isAnswered ? undefined : reject(error)));
    send();
  });
}

test('a body of 100 MB is refused as soon as it is too large, and leaves no trace in memory', async ({
  app,
}) => {
  const credentials = await signInByApi(app.baseURL);
  const paths = [
    '/submits/memberships?club=demo',
    '/club/departments',
    '/club/settings/webhooks',
    '/auth/login',
  ];
  const offer = async (rounds: number) => {
    const refusals: Refusal[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const path of paths)
        refusals.push(await sendEndlessly(`${app.baseURL}/api/v1${path}`, credentials));
    }
    return refusals;
  };
  await offer(4);
  const before = memoryOf(app.web);
  const refusals = await offer(8);
  const grown = memoryOf(app.web) - before;
  const slowest = Math.max(...refusals.map(({ tookMs }) => tookMs));
  note(
    `100 MB offered ${refusals.length} times: slowest ${Math.round(slowest)} ms, memory grew by ${Math.round(grown / megabyte)} MB`,
  );
  for (const { status, type, tookMs } of refusals) {
    expect([status, type]).toEqual([413, 'application/problem+json']);
    expect(tookMs).toBeLessThan(1000);
  }
  expect(grown).toBeLessThan(60 * megabyte);
});
