import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { queueMail } from '@/lib/mail/queue-mail';
import { testDatabase } from '@/testing/db/database';
import { answerApi } from '@/testing/http/call-api';
import { openRig, type Rig } from '@/testing/worker/rig';
import { bundleWorker } from '@/testing/worker/worker-process';
import { type MetricsServer, serveMetrics } from './metrics-server';
import { timeRequest } from './request-times';

let rig: Rig;
let port: number;
let metrics: MetricsServer;
let isDraining = false;

/** Returns a port that is currently free. */
async function freePort(): Promise<number> {
  const server = createServer();
  const taken = await listen(server);
  await new Promise(resolve => server.close(resolve));
  return taken;
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return addressOf(server).port;
}

function addressOf(server: Server): AddressInfo {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server does not listen');
  return address;
}

const get = async (path: string, from = port) => {
  const answer = await fetch(`http://127.0.0.1:${from}${path}`);
  return { status: answer.status, text: await answer.text() };
};

beforeAll(async () => {
  rig = await openRig(await testDatabase());
  port = await freePort();
  metrics = await serveMetrics({ port, host: '127.0.0.1' }, () => isDraining);
});
afterAll(async () => {
  await metrics.close();
  await rig.close();
});

const sendMail = () =>
  rig.inClub(tx =>
    queueMail(tx, rig.ctx, {
      type: 'MembershipAccepted',
      to: { address: 'a@x.org', name: '' },
      locale: 'de',
      variables: {},
    }),
  );

it('/metrics counts the due and the later jobs of each queue', async () => {
  await sendMail();
  await rig.owner`update pgboss.job set start_after = now() - interval '40 seconds' where name = 'send-mail'`;
  const { status, text } = await get('/metrics');
  expect(status).toBe(200);
  expect(text).toContain('eintritt_jobs_waiting{queue="send-mail",due="yes"} 1');
  expect(text).toContain('eintritt_jobs_waiting{queue="run-night",due="yes"} 0');
  expect(text).toMatch(/eintritt_jobs_oldest_due_seconds\{queue="send-mail"\} 4\d/);
  expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
});

it('/metrics shows the last backup and the last restore of one', async () => {
  const value = async (name: string) =>
    new RegExp(`^${name} (.*)$`, 'm').exec((await get('/metrics')).text)?.[1];
  expect(await value('eintritt_backup_last_success_timestamp_seconds')).toBe('Nan');
  await rig.owner`insert into backups (taken_at, rows, bytes, seconds) values ('2026-11-26T02:10Z', 7, 4096, 3)`;
  await rig.owner`
    insert into restore_trials (tried_at, file, fault)
    values ('2026-11-22T02:11Z', 'a', null), ('2026-11-26T02:11Z', 'b', 'cut off')`;
  await expect
    .poll(() => value('eintritt_backup_last_success_timestamp_seconds'))
    .toBe(String(Date.UTC(2026, 10, 26, 2, 10) / 1000));
  expect(await value('eintritt_backup_last_size_bytes')).toBe('4096');
  expect(await value('eintritt_backup_last_duration_seconds')).toBe('3');
  expect(await value('eintritt_restore_trial_failed')).toBe('1');
  expect(await value('eintritt_restore_trial_last_success_timestamp_seconds')).toBe(
    String(Date.UTC(2026, 10, 22, 2, 11) / 1000),
  );
});

it('/healthz/worker fails once the oldest due job has waited for more than a minute', async () => {
  const ageNow = await get('/healthz/worker');
  expect(ageNow.status).toBe(200);
  expect(JSON.parse(ageNow.text).oldestDueJobSeconds).toBeGreaterThan(30);
  await rig.owner`update pgboss.job set start_after = now() - interval '2 minutes' where name = 'send-mail'`;
  await expect.poll(async () => (await get('/healthz/worker')).status, { timeout: 15_000 }).toBe(503);
  const { text } = await get('/healthz/worker');
  expect(JSON.parse(text).detail).toMatch(/^jobs: the oldest due one waits for 12\d/);
});

it('/healthz/worker ignores jobs that wait for another of their group', async () => {
  await rig.owner`delete from pgboss.job`;
  await rig.owner`
    insert into pgboss.job (name, data, state, group_id, start_after) values
      ('deliver-webhook', '{}', 'active', 'slow', now() - interval '1 hour'),
      ('deliver-webhook', '{}', 'created', 'slow', now() - interval '1 hour')`;
  const { text } = await get('/metrics');
  expect(text).toContain('eintritt_jobs_oldest_due_seconds{queue="deliver-webhook"} 0');
  expect(text).toContain('eintritt_jobs_waiting{queue="deliver-webhook",due="yes"} 1');
  await rig.owner`delete from pgboss.job`;
});

it('a draining process is alive but not ready', async () => {
  expect((await get('/readyz')).status).toBe(200);
  isDraining = true;
  expect([(await get('/readyz')).status, (await get('/healthz')).status]).toEqual([503, 200]);
  isDraining = false;
  expect((await get('/other')).status).toBe(404);
});

it('request times are labelled with the path of the operation, never with the path of the caller', async () => {
  const web = createServer((req, res) =>
    timeRequest(req, res, async () => {
      const answer = req.url?.startsWith('/api/v1/club/settings/outbox/')
        ? await answerApi(new Request(`https://x.example${req.url}`))
        : null;
      res.writeHead(answer?.status ?? 200).end();
    }),
  );
  const webPort = await listen(web);
  for (const path of ['/api/v1/club/settings/outbox/geheim', '/f/geheim', '/geheim', '/api/v1/geheim'])
    await get(path, webPort);
  await new Promise(resolve => web.close(resolve));
  const { text } = await get('/metrics');
  const counted = text.match(/eintritt_http_request_duration_seconds_count\{.*$/gm);
  expect(counted?.toSorted()).toEqual([
    'eintritt_http_request_duration_seconds_count{method="GET",route="/api/v1/club/settings/outbox/{id}",status="401"} 1',
    'eintritt_http_request_duration_seconds_count{method="GET",route="api",status="200"} 1',
    'eintritt_http_request_duration_seconds_count{method="GET",route="form",status="200"} 1',
    'eintritt_http_request_duration_seconds_count{method="GET",route="page",status="200"} 1',
  ]);
  expect(text).not.toContain('geheim');
});

it('the worker serves its own metrics on its own port and stops cleanly', { timeout: 60_000 }, async () => {
  const program = await bundleWorker();
  const own = await freePort();
  const worker = await program.start({ ROLE: 'worker', METRICS_PORT: String(own), HOST: '127.0.0.1' });
  await sendMail();
  await expect
    .poll(async () => (await get('/metrics', own)).text, { timeout: 10_000 })
    .toContain('eintritt_mail_tries_total{result="Captured"} 1');
  const { text } = await get('/metrics', own);
  expect(text).toContain('eintritt_job_duration_seconds_count{queue="send-mail",result="Done"} 1');
  expect((await get('/readyz', own)).status).toBe(200);
  expect(await worker.stop()).toBe(0);
  program.remove();
});
