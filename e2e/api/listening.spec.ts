import { chooseLoopbackPort } from '@/bin/ports.mjs';
import { note } from '../fixtures/api';
import { expect, test } from '../fixtures/app';
import { startDemo } from '../fixtures/demo';
import { openSockets } from '../fixtures/process-cost';
import { startReplica } from '../fixtures/replica';

const listenState = '0A';

/** Returns the addresses that are listened on at these ports, in hexadecimal as in Linux's `/proc/net/tcp`. */
const addressesOf = (...ports: number[]) =>
  openSockets().flatMap(({ address, port, state }) =>
    state === listenState && ports.includes(port) ? [address] : [],
  );

const loopback = '0100007F';
const everywhere = /^0+$/;

test('a start with the demo club listens only on loopback, also for metrics of web and worker', async () => {
  test.setTimeout(300_000);
  const [port, metricsPort] = [await chooseLoopbackPort(), await chooseLoopbackPort()];
  const demo = await startDemo({ PORT: String(port), METRICS_PORT: String(metricsPort) });
  try {
    const addresses = addressesOf(port, metricsPort, metricsPort + 1);
    note(
      `a start with the demo club listens on ${[...new Set(addresses)].join()} alone (0100007F is 127.0.0.1)`,
    );
    expect(addresses).toEqual([loopback, loopback, loopback]);
    expect(demo.output).toContain('this machine only');
    expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(200);
  } finally {
    await demo.stop();
  }
});

test('a process without a demo club listens on every address, or on HOST if it is set', async ({ app }) => {
  const changes: Record<string, string>[] = [{ HOST: '' }, { HOST: '::', DEMO: '1' }, { HOST: '127.0.0.1' }];
  const found: string[] = [];
  for (const change of changes) {
    const replica = await startReplica(app, change);
    found.push(addressesOf(Number(new URL(replica.baseURL).port)).join());
    await replica.stop();
  }
  expect(found).toEqual([expect.stringMatching(everywhere), expect.stringMatching(everywhere), loopback]);
});
