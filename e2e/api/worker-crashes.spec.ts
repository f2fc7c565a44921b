import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { chooseLoopbackPort } from '@/bin/ports.mjs';
import { note } from '../fixtures/api';
import { expect, test } from '../fixtures/app';
import { startDemo } from '../fixtures/demo';

/** Returns the worker that `npm start` (process `parent`) runs now. */
function findWorker(parent: number): number | undefined {
  return readdirSync('/proc')
    .map(Number)
    .find(pid => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
        const isChild = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent;
        return isChild && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('worker.mjs');
      } catch {
        return false;
      }
    });
}

test('a worker that is killed six times within a minute stops no form; probe, metrics and log name it', async () => {
  test.setTimeout(300_000);
  const [port, metricsPort] = [await chooseLoopbackPort(), await chooseLoopbackPort()];
  const demo = await startDemo({
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    RATE_LIMIT_SCALE: '0',
  });
  const base = `http://127.0.0.1:${port}`;
  let isOver = false;
  const answers: number[] = [];
  const visitors = (async () => {
    while (!isOver) {
      const form = await fetch(`${base}/f/demo/membership`);
      await form.arrayBuffer();
      answers.push(form.status, (await fetch(`${base}/readyz`)).status);
      await delay(50);
    }
  })();
  const jobsProbe = async () => {
    const answer = await fetch(`${base}/healthz/worker`);
    return { status: answer.status, text: await answer.text() };
  };
  const metric = async (name: string) => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
  };
  try {
    for (let crashes = 1; crashes <= 6; crashes += 1) {
      await expect.poll(() => findWorker(demo.pid), { timeout: 60_000 }).toBeDefined();
      process.kill(findWorker(demo.pid) ?? 0, 'SIGKILL');
      await expect.poll(() => metric('eintritt_worker_crashes')).toBe(crashes);
    }
    const probe = await jobsProbe();
    expect(probe.status).toBe(503);
    expect(probe.text).toContain('worker: it ended 6 times');
    expect(await metric('eintritt_worker_running')).toBe(0);
    expect(demo.log()).toMatch(/worker +ended 6 times within ten minutes.*starting again in 16 s/);
    await expect.poll(async () => (await jobsProbe()).status, { timeout: 60_000 }).toBe(200);
    expect(await metric('eintritt_worker_running')).toBe(1);
  } finally {
    isOver = true;
    await visitors;
    await demo.stop();
  }
  note(`six kills of the worker within a minute: ${answers.length} answers of form and /readyz`);
  expect(answers.filter(status => status !== 200)).toEqual([]);
});
